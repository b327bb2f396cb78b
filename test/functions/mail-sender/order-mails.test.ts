import { describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);

const book = async (changes: { service?: object } = {}) => {
  const email = newEmail();
  const { id } = await bookAndPay(stack, openBrowser(stack.url), { ...changes, personal: { email } });
  return { id, mail: await inbox.mailTo(email, `F${id}`) };
};

describe('the receipt of an order', () => {
  it('comes from the house, and is answered to the office', async () => {
    const { mail } = await book();
    expect(mail.from).toMatch(/^"?Airport Assist"? <[^<>@\s]+@[^<>@\s]+>$/);
    expect(mail.replyTo.join()).toContain('booking@airport-assist.example');
  });

  it('says the same in plain text, and leads to the booking', async () => {
    const { id, mail } = await book();
    const link = `${stack.url}/booking?order=${id}&signature=`;
    expect(mail.body.text).toContain(link);
    expect(mail.body.html).toContain(link.replace('&', '&amp;'));
    for (const said of [`F${id}`, 'Keiko Tanaka', 'reserved on your card, not charged']) {
      expect(mail.body.text).toContain(said);
      expect(mail.body.html).toContain(said);
    }
    expect(`${mail.subject} ${mail.body.html} ${mail.body.text}`).not.toMatch(/\[[A-Z_]+\]/);
  });

  it('shows what a guest entered as text, never as markup', async () => {
    const name_sign = '<a class="button" href="https://evil.example">';
    const { mail } = await book({ service: { name_sign } });
    expect(mail.body.html).toContain('&lt;a class=&quot;button&quot; href=');
    expect(mail.body.html).not.toContain('href="https://evil.example"');
    expect(mail.body.text).toContain(name_sign);
  });

  it('brings the appointment for the calendar, on the clock of the airport', async () => {
    const { id, mail } = await book();
    const [file, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: `F${id}.ics`,
      contentType: expect.stringContaining('text/calendar'),
    });
    const calendar = Buffer.from(file?.content ?? '', 'base64').toString();
    expect(calendar).toContain('DTSTART;TZID=Europe/Berlin:');
    expect(calendar).toContain(`UID:order-${id}@`);
  });
});

describe('the confirmation of an order', () => {
  it('brings the appointment once more, now as certain', async () => {
    const email = newEmail();
    const { id } = await bookAndPay(stack, openBrowser(stack.url), { personal: { email } });
    const admin = await staffBrowser(stack, 'admin@example.com');
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id, send_mail: true }));
    const { attachments } = await inbox.mailTo(email, 'Confirmed');
    const calendar = Buffer.from(attachments[0]?.content ?? '', 'base64').toString();
    expect(calendar).toContain(`UID:order-${id}@`);
    expect(calendar).toContain('STATUS:CONFIRMED');
  });
});
