import { describe, expect, inject, it } from 'vitest';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const visitor = openBrowser(stack.url);

/** The signed address of a booking's calls, as its receipt carries it. */
const bookingOf = async (email: string): Promise<string> => {
  const html = (await inbox.mailTo(email)).body.html ?? '';
  const link = /\/booking\?order=(\d+)&(?:amp;)?signature=([\w-]+)/.exec(html);
  return `/api/orders/booking/${link?.[1]}/${link?.[2]}`;
};

describe('a placed booking behind its signed link', () => {
  it('is seen, taken into the calendar and cancelled by its client, and keeps its hold', async () => {
    const email = 'cancels@example.com';
    const { id } = await bookAndPay(stack, openBrowser(stack.url), { personal: { email } });
    const booking = await bookingOf(email);
    expect((await visitor.get(booking)).body).toMatchObject({ state: 'being_checked', can_cancel: true });
    const calendar = await visitor.get(`${booking}/calendar`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(String(calendar.body)).toContain('BEGIN:VTIMEZONE');
    const cancelled = ok(await visitor.send('POST', `${booking}/cancel`));
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      can_cancel: false,
      order: { status: 'cancelled', payment_status: 'authorized' },
    });
    expect(ok(await visitor.send('POST', `${booking}/cancel`))).toMatchObject({ state: 'cancelled' });
    expect((await movedMoney(stack, id)).map(({ paymentType }) => paymentType)).toEqual(['PA']);
  });

  it('cannot be cancelled any more once the card was charged', async () => {
    const email = 'too-late@example.com';
    const { id } = await bookAndPay(stack, openBrowser(stack.url), { personal: { email } });
    const booking = await bookingOf(email);
    const admin = await staffBrowser(stack, 'admin@example.com');
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    expect(await visitor.send('POST', `${booking}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'refused_transition' },
    });
  });

  it('is either cancelled or charged when both are wanted at the same moment, never both', async () => {
    const email = 'same-moment@example.com';
    const { id } = await bookAndPay(stack, openBrowser(stack.url), { personal: { email } });
    const booking = await bookingOf(email);
    const admin = await staffBrowser(stack, 'admin@example.com');
    const [captured, cancelled] = await Promise.all([
      admin.send('POST', '/api/payments/capturePayment', { order: id }),
      visitor.send('POST', `${booking}/cancel`),
    ]);
    expect([captured.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
    const wasCharged = (await movedMoney(stack, id)).some(({ paymentType }) => paymentType === 'CP');
    expect(wasCharged).toBe(captured.status === 200);
  });

  it('does not exist behind an altered link', async () => {
    const email = 'altered-booking@example.com';
    await bookAndPay(stack, openBrowser(stack.url), { personal: { email } });
    const booking = await bookingOf(email);
    expect(await visitor.get(`${booking.slice(0, -1)}x`)).toMatchObject({ status: 404 });
    expect(await visitor.get(booking.replace(/\/(\d+)\//, '/99999999/'))).toMatchObject({ status: 404 });
  });
});
