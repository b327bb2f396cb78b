import { describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openInbox } from '#test/support/inbox.ts';
import { detailsOf, placedOrder, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

const statesOf = async (id: string) => {
  const { status, payment_status, jobs, is_sealed } = await detailsOf(admin, id);
  return { status, payment_status, is_sealed, jobs: jobs.map((job) => job.status) };
};

const CANCELLED = {
  status: 'cancelled',
  payment_status: 'authorized',
  is_sealed: true,
  jobs: ['cancelled', 'cancelled'],
};
const ORDERED = { status: 'ordered', payment_status: 'authorized', is_sealed: false, jobs: ['new', 'new'] };

describe('cancelling and restoring in the office', () => {
  it('cancels order and jobs, keeps the hold, seals all of it, and restoring opens it again', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    expect(await setStatus(admin, id, 'cancelled', { cancelledBy: 'client' })).toMatchObject({ status: 204 });
    expect(await statesOf(id)).toEqual(CANCELLED);
    expect((await movedMoney(stack, id)).map(({ paymentType }) => paymentType)).toEqual(['PA']);
    const { version } = await detailsOf(admin, id);
    const sealed = await admin.send('PUT', `/api/orders/${id}/update`, { version, name_sign: 'Mr Ito' });
    expect(sealed).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
    await inbox.mailTo(email, 'Cancelled');

    expect(await setStatus(admin, id, 'ordered')).toMatchObject({ status: 204 });
    expect(await statesOf(id)).toEqual(ORDERED);
    const after = await detailsOf(admin, id);
    expect(
      await admin.send('PUT', `/api/orders/${id}/update`, { version: after.version, name_sign: 'Mr Ito' }),
    ).toMatchObject({ status: 200, body: { saved: true } });
    const [edit, restored, cancelled, submit] = (await detailsOf(admin, id)).history;
    expect([edit?.action, restored?.action, cancelled?.action, submit?.action]).toEqual([
      'edit',
      'restore',
      'cancel',
      'submit',
    ]);
    expect(cancelled).toMatchObject({
      by: { kind: 'user', name: 'Miriam Vogt' },
      changes: expect.arrayContaining([{ field: 'cancelled_by', after: 'client' }]),
    });
    expect(submit?.by.kind).toBe('client');
  });

  it('sends no mail when none is wished', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    await setStatus(admin, id, 'cancelled', { sendEmail: false });
    await setStatus(admin, id, 'ordered', { sendEmail: false });
    expect((await detailsOf(admin, id)).mails.map(({ template }) => template)).toEqual(['order_received']);
  });

  it('of 20 who cancel at once one does it, and one mail goes out; of 20 who restore as well', async () => {
    const id = await placedOrder(stack);
    for (const [status, states] of [
      ['cancelled', CANCELLED],
      ['ordered', ORDERED],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => setStatus(admin, id, status)));
      expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
      expect(await statesOf(id)).toEqual(states);
    }
    const { mails, history } = await detailsOf(admin, id);
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'order_cancelled',
      'order_received',
      'order_received',
    ]);
    expect(history.map(({ action }) => action)).toEqual(['restore', 'cancel', 'submit']);
  });

  it('refuses the same state again, and every state that the table does not lead to', async () => {
    const id = await placedOrder(stack);
    expect(await setStatus(admin, id, 'ordered')).toMatchObject({
      status: 409,
      body: { code: 'refused_transition', message: expect.stringContaining('restore is not possible') },
    });
    await setStatus(admin, id, 'cancelled');
    expect(await setStatus(admin, id, 'cancelled')).toMatchObject({
      status: 409,
      body: { code: 'refused_transition', message: expect.stringContaining('cancel is not possible') },
    });
    const paid = await placedOrder(stack);
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: paid }));
    expect(await setStatus(admin, paid, 'cancelled')).toMatchObject({ status: 409 });
    expect(await setStatus(admin, paid, 'ordered')).toMatchObject({ status: 409 });
  });

  it('names every value that contradicts the table', async () => {
    const id = await placedOrder(stack);
    expect(await setStatus(admin, id, 'confirmed', { _id: '10' })).toMatchObject({
      status: 400,
      body: { fields: { status: { code: 'unknown' }, _id: { code: 'contradicts' } } },
    });
    expect(await setStatus(admin, id, 'cancelled', { paymentStatus: 'cancelled' })).toMatchObject({
      status: 400,
      body: { fields: { paymentStatus: { code: 'contradicts' } } },
    });
  });

  it('restores nothing whose hold was given back, by us or at the provider', async () => {
    const given = await placedOrder(stack);
    await setStatus(admin, given, 'cancelled');
    const table = await openTable(stack);
    await table.set({ PK: `ORDER#${given}`, SK: 'PAYMENT#001' }, 'state', 'released');
    const gone = await placedOrder(stack);
    await setStatus(admin, gone, 'cancelled');
    const [hold] = await movedMoney(stack, gone);
    // The provider's own page can take a hold back; its word about the payment changes then.
    await fetch(`http://127.0.0.1:${stack.ports.cards}/control/payments/${hold?.id}/settle`, {
      method: 'POST',
      body: JSON.stringify({ code: '100.400.000' }),
    });
    for (const id of [given, gone]) {
      expect(await setStatus(admin, id, 'ordered')).toMatchObject({
        status: 409,
        body: { code: 'refused_transition', message: expect.stringContaining('not held') },
      });
      expect(await statesOf(id)).toEqual(CANCELLED);
    }
  });

  it('is either cancelled or charged when both are wanted at the same moment', async () => {
    const id = await placedOrder(stack);
    const [captured, cancelled] = await Promise.all([
      admin.send('POST', '/api/payments/capturePayment', { order: id }),
      setStatus(admin, id, 'cancelled'),
    ]);
    const wasCharged = (await movedMoney(stack, id)).some(({ paymentType }) => paymentType === 'CP');
    expect([captured.status === 200, cancelled.status === 204].filter(Boolean)).toHaveLength(1);
    expect(wasCharged).toBe(captured.status === 200);
  });
});
