import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { erasedMail } from '#shared/users/privacy.ts';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { openInbox } from '#test/support/inbox.ts';
import { today } from '#test/support/ledger.ts';
import { detailsOf, inMunich, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');

type Row = { readonly _id: string; readonly state: string; readonly [field: string]: unknown };

const listed = async (who: BrowserClient, where: object): Promise<Row[]> =>
  ok(
    await who.send('POST', '/api/mails/list', {
      where: { date_from: today(), date_to: today(), ...where },
    }),
  ).rows as Row[];

/** The only mail to an address, once it was sent. */
const mailTo = (email: string): Promise<Row> =>
  waitUntil(
    'the mail is in the log as sent',
    async () => (await listed(admin, { to: email, state: 'sent' }))[0],
  );

const resend = (who: BrowserClient, _id: string, key: string = randomUUID()) =>
  who.send('POST', '/api/mails/resend', { _id, key });

/** What the mail service says when the server of a mail's reader has turned it away. */
const openFeedback = async (announcement: string, email: string) => {
  await takeEnvironment(stack);
  const { handler } = await import('#functions/mail-feedback/index.ts');
  return (bounceType: 'Transient' | 'Permanent') =>
    handler({
      detail: {
        mail: { tags: { announcement: [Buffer.from(announcement).toString('base64url')] } },
        bounce: {
          bounceType,
          bouncedRecipients: [{ emailAddress: email, diagnosticCode: '550 no such user' }],
        },
      },
    } as Parameters<typeof handler>[0]);
};

describe('the mail log', () => {
  it('shows what went out to whom: subject, files and the order that it belongs to', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    expect(await mailTo(email)).toMatchObject({
      template: 'order_received',
      to: [email],
      subject: expect.stringContaining(`F${id}`),
      attachments: [`F${id}.ics`],
      order: { id, number: `F${id}` },
      can_resend: true,
    });
    const count = { date_from: today(), date_to: today(), to: email };
    expect(ok(await admin.send('POST', '/api/mails/count', { where: count }))).toEqual({ count: 1 });
    expect(await listed(admin, { to: email, template: 'welcome' })).toEqual([]);
    expect(await listed(admin, { to: email, state: 'failed' })).toEqual([]);
  });

  it('shows who is kept to Munich no mail about an order of Frankfurt, and sends none again for them', async () => {
    const [there, here] = [newEmail(), newEmail()];
    await placedOrder(stack, { personal: { email: there } });
    await placedOrder(stack, { ...inMunich, personal: { email: here } });
    const foreign = await mailTo(there);
    await mailTo(here);
    expect(await listed(munich, { to: there })).toEqual([]);
    expect(await listed(munich, { to: here })).toHaveLength(1);
    expect((await resend(munich, foreign._id)).status).toBe(404);
  });

  it('sends a mail again once per click, and tells so in the audit log', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const { _id } = await mailTo(email);
    const key = randomUUID();
    expect((await resend(admin, _id, key)).status).toBe(204);
    expect((await resend(admin, _id, key)).status).toBe(204);
    await waitUntil('it came again', async () => (await inbox.mailsTo(email)).length === 2);
    expect((await listed(admin, { to: email })).length).toBe(2);
    expect((await detailsOf(admin, id)).mails).toHaveLength(2);
    const where = { date_from: today(), date_to: today(), kind: 'mail', subject: _id };
    const told = ok(await admin.send('POST', '/api/audit/list', { where })).rows;
    expect(told).toMatchObject([{ act: 'resent', changes: [{ field: 'to', after: email }] }]);
  });

  it('stops a mail that cannot be filled in, and lists it as failed until it is sent again', async () => {
    await takeEnvironment(stack);
    const [{ announce }, { save }] = await Promise.all([
      import('#functions/platform/data/outbox.ts'),
      import('#functions/platform/data/write.ts'),
    ]);
    // Its template asks for a job, and nobody named one.
    const _id = `contact_client_job#${randomUUID()}`;
    const order = await placedOrder(stack);
    await save(announce({ _id, template: 'contact_client_job', about: order, language: 'en' }, new Date()));
    const failed = await waitUntil('it failed', async () =>
      (await listed(admin, { state: 'failed' })).find((mail) => mail._id === _id),
    );
    expect(failed).toMatchObject({ attempts: 1, failure: expect.stringMatching(/^no value for /), to: [] });
  });

  it('marks a mail as bounced when its server turned it away for good', async () => {
    const email = newEmail();
    await placedOrder(stack, { personal: { email } });
    const { _id } = await mailTo(email);
    const told = await openFeedback(_id, email);
    await told('Transient');
    expect(await listed(admin, { to: email })).toMatchObject([{ state: 'sent' }]);
    await told('Permanent');
    expect(await listed(admin, { to: email })).toMatchObject([
      { state: 'bounced', failure: `${email}: 550 no such user`, can_resend: true },
    ]);
  });

  it.each(['employee@example.com', 'agency@example.com'])('is closed to %s', async (email) => {
    const who = await staffBrowser(stack, email);
    const where = { date_from: today(), date_to: today() };
    expect((await who.send('POST', '/api/mails/list', { where })).status).toBe(403);
    expect((await resend(who, 'order_received#1')).status).toBe(403);
  });

  it('notes of an erased mail that it bounced, and not whose it was', async () => {
    const email = newEmail();
    await placedOrder(stack, { personal: { email } });
    const { _id } = await mailTo(email);
    const told = await openFeedback(_id, email);
    const { changeAnnouncement, getAnnouncement } = await import('#functions/platform/data/outbox.ts');
    const { save } = await import('#functions/platform/data/write.ts');
    const stored = async () => {
      const mail = await getAnnouncement(_id);
      if (!mail) throw new Error(`there is no mail ${_id}`);
      return mail;
    };
    const mail = await stored();
    await save(changeAnnouncement(mail, erasedMail(mail, new Date())));
    await told('Permanent');
    expect(await stored()).toMatchObject({ state: 'bounced' });
    expect(JSON.stringify(await stored())).not.toContain(email);
  });
});
