import { describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';
import { untilRefused } from '#test/support/until-refused.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const OFFICE = 'withdrawal@airport-assist.example';

const declare = (body: object, browser = openBrowser(stack.url)) =>
  browser.send('POST', '/api/general/withdrawal', body);
const declaration = (changes: object = {}) => ({
  name: 'Keiko Tanaka',
  order_number: 'F99999999',
  email: newEmail(),
  lang: 'en',
  ...changes,
});
const received = async (body: object) =>
  ok(await declare(body)) as { received_at: string; reference: string };

describe('a declaration of withdrawal', () => {
  it('counts on arrival, without a login, whatever it names', async () => {
    const body = declaration({ order_number: 'my booking of last week' });
    const { received_at, reference } = await received(body);
    expect(Math.abs(Date.now() - Date.parse(received_at))).toBeLessThan(60_000);
    const receipt = await inbox.mailTo(body.email, reference);
    expect(receipt.subject).toBe(`We have received your withdrawal ${reference}`);
    expect(receipt.body.text).toContain('my booking of last week');
    expect(receipt.body.text).toMatch(/\d{2}:\d{2}:\d{2}/);
  });

  it('stands in the history of the order that it names, and leaves the order as it was', async () => {
    const { id } = await bookAndPay(stack, openBrowser(stack.url));
    const admin = await staffBrowser(stack, 'admin@example.com');
    const details = async () => ok(await admin.get(`/api/orders/${id}/en`));
    const before = await details();
    const body = declaration({ order_number: ` f ${id} ` });
    const { reference } = await received(body);
    const after = await details();
    expect(after.history).toContainEqual(
      expect.objectContaining({
        action: 'withdrawal',
        by: { kind: 'client' },
        note: `${reference}: Keiko Tanaka, ${body.email}`,
      }),
    );
    expect({ ...after, history: [], mails: [] }).toEqual({ ...before, history: [], mails: [] });
    expect((await inbox.mailTo(OFFICE, reference)).body.text).toContain(id);
  });

  it('answers alike whether or not there is such an order', async () => {
    const { id } = await bookAndPay(stack, openBrowser(stack.url));
    const [known, unknown] = [
      await declare(declaration({ order_number: `F${id}` })),
      await declare(declaration()),
    ];
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body as object)).toEqual(Object.keys(unknown.body as object));
  });

  it('sent twice has the first one’s receipt, and one mail', async () => {
    const body = declaration();
    const first = await received(body);
    const again = await Promise.all([received(body), received({ ...body, email: body.email.toUpperCase() })]);
    expect(again).toEqual([first, first]);
    const other = await received({ ...body, order_number: 'F99999998' });
    expect(other.reference).not.toBe(first.reference);
    await inbox.mailTo(body.email, other.reference);
    const receipts = (await inbox.mailsTo(body.email)).filter(({ subject }) =>
      subject.includes(first.reference),
    );
    expect(receipts).toHaveLength(1);
  });

  it('twice at the same moment is one', async () => {
    const body = declaration();
    const [first, second] = await Promise.all([received(body), received(body)]);
    expect(first).toEqual(second);
  });

  it('tells the office, which answers the client', async () => {
    const body = declaration({ reason: 'My flight\nwas cancelled.' });
    const { reference } = await received(body);
    const notice = await inbox.mailTo(OFFICE, reference);
    expect(notice.subject).toBe(`Widerruf ${reference}: F99999999, Keiko Tanaka`);
    expect(notice.replyTo.join()).toContain(body.email);
    for (const said of ['My flight', 'was cancelled.', body.email]) expect(notice.body.text).toContain(said);
  });

  it.each([
    ['de', 'Ihr Widerruf %s ist eingegangen', 'Guten Tag Keiko Tanaka'],
    ['ru', 'Мы получили Ваш отказ от договора %s', 'Здравствуйте, Keiko Tanaka'],
    ['ar', 'استلمنا رجوعكم عن العقد %s', 'مرحبًا Keiko Tanaka'],
  ])('is confirmed to readers of %s in their language', async (lang, subject, hello) => {
    const body = declaration({ lang });
    const { reference } = await received(body);
    const mail = await inbox.mailTo(body.email);
    expect(mail.subject).toBe(subject.replace('%s', reference));
    expect(mail.body.text).toContain(hello);
    expect(mail.body.html).toContain(`lang="${lang}"`);
  });

  it('is kept for six years after the end of its year', async () => {
    const { received_at, reference } = await received(declaration());
    const stored = await (await openTable(stack)).read({ PK: `WITHDRAWAL#${reference}`, SK: 'WITHDRAWAL' });
    const years =
      new Date(Number(stored?.ttl) * 1000).getUTCFullYear() - new Date(received_at).getUTCFullYear();
    expect(years).toBe(7);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'empty'],
    ['no order number', { order_number: '' }, 'order_number', 'empty'],
    ['no email address', { email: '' }, 'email', 'empty'],
    ['no valid email address', { email: 'keiko@' }, 'email', 'invalid'],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'invalid'],
  ])('with %s is refused at that field', async (_, changes, field, code) => {
    expect(await declare(declaration(changes))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: { code } } },
    });
  });

  it('carries neither markup, nor headers, nor links of others into a mailbox', async () => {
    const nasty = '<script>x</script>\r\nBcc: b@example.com https://prize.example www.prize.example';
    const body = declaration({ name: nasty, order_number: nasty, reason: nasty });
    const { reference } = await received(body);
    const mails = [await inbox.mailTo(body.email, reference), await inbox.mailTo(OFFICE, reference)];
    for (const {
      body: { html },
      destination,
    } of mails) {
      expect(html).not.toContain('<script');
      expect([...destination.cc, ...destination.bcc]).toEqual([]);
    }
    expect(`${mails[0]?.body.html} ${mails[0]?.body.text}`).not.toMatch(/prize\.example|:\/\/prize/);
  });

  // Other systems give a program one loopback address only.
  it.skipIf(process.platform !== 'linux')('fills nobody’s mailbox: too many wait (429)', async () => {
    const busy = openBrowser(stack.url, fetchFrom('127.0.0.33'));
    const { before, refused } = await untilRefused(30, () => declare({ lang: 'en' }, busy));
    expect(before.length).toBeLessThan(200);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const email = newEmail();
    const other = openBrowser(stack.url, fetchFrom('127.0.0.34'));
    const toOne = await untilRefused(5, (count) =>
      declare(declaration({ email, order_number: `F9000000${count}` }), other),
    );
    expect(toOne.refused.body).toMatchObject({ code: 'too_many_requests' });
  });
});
