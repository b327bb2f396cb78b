import { describe, expect, inject, it } from 'vitest';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openInbox } from '#test/support/inbox.ts';
import { detailsOf, placedOrder, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

const send = (order_id: string, letter: object) =>
  admin.send('POST', '/api/orders/contactClient/', { contact: { order_id, ...letter } });

describe('writing to the client of an order', () => {
  it('sends what was written, with copies, and tells of it in the history', async () => {
    const email = newEmail();
    const copy = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const subject = 'Your flight is late';
    const message = 'Dear Ms Tanaka,\n\nwe wait for you.\n<b>Gate</b> B 20';
    expect(await send(id, { cc: ` ${copy}, ${copy} `, subject, message })).toMatchObject({ status: 204 });
    const mail = await inbox.mailTo(email, subject);
    expect(mail.destination.cc.join()).toContain(copy);
    expect(mail.body.html).toContain('we wait for you.<br>&lt;b&gt;Gate&lt;/b&gt; B 20');
    const details = await waitUntil('the mail is noted as sent', async () => {
      const known = await detailsOf(admin, id);
      return known.mails[0]?.state === 'sent' && known;
    });
    expect(details.mails[0]).toMatchObject({ template: 'contact_client', to: email, subject });
    expect(details.history[0]).toMatchObject({
      action: 'contact',
      by: { name: 'Miriam Vogt' },
      note: `${email}, ${copy}: ${subject}`,
    });
  });

  it('stays possible when the order is cancelled, and to another address', async () => {
    const other = newEmail();
    const id = await placedOrder(stack);
    await setStatus(admin, id, 'cancelled', { sendEmail: false });
    const letter = { to: other, subject: 'About your cancelled booking', message: 'We are sorry.' };
    expect(await send(id, letter)).toMatchObject({ status: 204 });
    await inbox.mailTo(other, 'About your cancelled booking');
  });

  it('demands subject and message, and an email address for everybody who is to get it', async () => {
    const id = await placedOrder(stack);
    expect(await send(id, { to: 'keiko', cc: 'a@example.com, nobody' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          to: { message: 'Please fill this field with email address.' },
          cc: { message: 'Please fill this field with email address.' },
          subject: { message: 'Please enter Subject.' },
          message: { message: 'Please enter message.' },
        },
      },
    });
  });

  it.each(['Hello\r\nBcc: spy@example.com', 'Hello\u2028there', 'Hello\u0000'])(
    'refuses a subject that would add a header: %j',
    async (subject) => {
      const id = await placedOrder(stack);
      const answer = await send(id, { subject, message: 'Hello' });
      expect(answer).toMatchObject({ status: 400, body: { fields: { subject: {} } } });
      const inCopy = await send(id, {
        subject: 'Hello',
        message: 'Hello',
        cc: 'a@example.com\r\nb@example.com',
      });
      expect(inCopy).toMatchObject({ status: 400, body: { fields: { cc: {} } } });
    },
  );

  it('is proposed in the language of the order, every variable filled in', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const proposed = ok(await admin.get(`/api/orders/getRequestContactEmailTemplate/${id}`));
    expect(proposed).toMatchObject({ language: 'en', to: email, subject: expect.stringContaining(`F${id}`) });
    expect(proposed.message).toContain('Dear Keiko Tanaka,');
    expect(JSON.stringify(proposed)).not.toMatch(/\[[A-Z_]+\]|</);
    const { rows } = ok(await admin.get('/api/orders/getRequestContactEmailTemplate'));
    expect(rows).toHaveLength(SITE_LANGUAGES.length);
    expect(rows).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ language: 'en', subject: expect.stringContaining('[ORDER_NUMBER]') }),
        expect.objectContaining({ language: 'de', message: expect.stringContaining('Guten Tag [NAME],') }),
      ]),
    );
  });
});
