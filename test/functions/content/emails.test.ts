import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { emailTemplates } from '#infra/seed/email-templates.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const office = await staffBrowser(stack, 'admin@example.com');
const colleague = await staffBrowser(stack, 'admin2@example.com');

type Text = { readonly [field: string]: string | boolean };
type Template = {
  readonly _id: string;
  readonly title: string;
  readonly category: string;
  readonly active: boolean;
  readonly signature: string;
  readonly variables: readonly string[];
  readonly languages: Readonly<Record<string, Text>>;
  readonly version: number;
};

const list = async (where: object, more: object = {}): Promise<Template[]> =>
  ok(await office.send('POST', '/api/emails/list/', { where, ...more })).rows as Template[];
const templateOf = async (id: string): Promise<Template> =>
  (await list({}, { limit: 500 })).find(({ _id }) => _id === id) as Template;
const bodyOf = ({ _id, title, active, signature, languages, version }: Template, changes: object = {}) => ({
  email: { _id, title, active, signature, languages, version, ...changes },
});
const inEnglish = ({ languages }: Template, changes: object) => ({
  languages: { ...languages, en: { ...languages.en, ...changes } },
});
const update = (browser: typeof office, template: Template, changes: object) =>
  browser.send('POST', '/api/emails/updateEmail', bodyOf(template, changes));
const fieldsOf = ({ body }: { readonly body: unknown }) =>
  (body as { fields: Readonly<Record<string, { code: string; message: string }>> }).fields;

describe('the templates of mails', () => {
  it('have title, category, signature, status, variables, and texts per language', async () => {
    const template = await templateOf('hold_released');
    expect(template).toMatchObject({
      title: expect.stringMatching(/\S/),
      category: 'order',
      signature: expect.stringContaining('Airport Assist'),
      active: true,
      variables: expect.arrayContaining(['ORDER_NUMBER']),
    });
    expect(Object.keys(template.languages).sort()).toEqual([...SITE_LANGUAGES].sort());
    expect(template.languages.de).toMatchObject({
      subject: expect.stringMatching(/\S/),
      sender: 'Airport Assist',
      sender_email: 'booking@airport-assist.example',
      message: expect.stringContaining('<p>'),
      active: true,
    });
    const { rows } = ok(await office.get('/api/emails/emailLanguages')) as { rows: { code: string }[] };
    expect(rows.map(({ code }) => code)).toEqual(SITE_LANGUAGES);
  });

  it('are found by title, category, subject and message, counted, sorted and paged', async () => {
    const ids = async (where: object) => (await list(where, { limit: 500 })).map(({ _id }) => _id);
    expect(await ids({ title: 'payment LINK' })).toEqual(['payment_link']);
    expect((await ids({ category: 'employee' })).sort()).toEqual([
      'employee_assigned',
      'employee_moved',
      'employee_released',
    ]);
    expect(await ids({ subject: 'Neuer Auftrag' })).toEqual(['employee_assigned']);
    expect(await ids({ message: 'Kalenderdatei', subject: 'Neuer Auftrag' })).toEqual(['employee_assigned']);
    const { count } = ok(await office.send('POST', '/api/emails/count/', { where: {} }));
    expect(count).toBe(emailTemplates.length);
    const titles = (await list({}, { limit: 500, order: '-title' })).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => b.localeCompare(a, 'en')));
    expect((await list({}, { limit: 2, offset: 1, order: '-title' })).map(({ title }) => title)).toEqual(
      titles.slice(1, 3),
    );
  });

  it('are changed with exactly the variables that they had, and what acts is taken out', async () => {
    const template = await templateOf('order_given_up');
    const german = template.languages.de as Text;
    const message = `${german.message}<p onclick="a()" style="inset:0">Neu<script>alert(1)</script></p>`;
    const changes = { languages: { de: { ...german, message } } };
    const { row } = ok(await update(office, template, changes)) as { row: Template };
    expect(String(row.languages.de?.message)).toMatch(/<p>Neu<\/p>$/);
    expect(row.languages.en).toEqual(template.languages.en);
    expect(row.version).toBe(template.version + 1);
    const { rows } = ok(await office.get('/api/emails/history/order_given_up'));
    expect(rows).toMatchObject([
      { act: 'changed', by: { kind: 'user' }, changes: [{ field: 'de.message' }] },
    ]);
  });

  it('lose no variable and get none, in no language: the refusal names them', async () => {
    const template = await templateOf('order_refunded');
    const answer = await update(office, template, {
      languages: {
        ...template.languages,
        en: { ...template.languages.en, message: '<p>[NAME], your money comes back. [IBAN]</p>' },
        ja: { ...template.languages.ja, subject: 'a [IBAN]' },
      },
    });
    expect(answer.status).toBe(400);
    const fields = fieldsOf(answer);
    expect(Object.keys(fields).sort()).toEqual(['languages.en.message', 'languages.ja.message']);
    expect(fields['languages.en.message']).toMatchObject({
      code: 'message.variables',
      message: expect.stringMatching(/Missing: \[BOOKING_LINK\].* Added: \[IBAN\]\.$/),
    });
  });

  it('keep a link whose address is a variable, and lose the variable of a link that is no address', async () => {
    const template = await templateOf('payment_link');
    const message = String(template.languages.en?.message);
    expect(message).toContain('<a class="button" href="[PAYMENT_LINK]">');
    const broken = message.replace('href="[PAYMENT_LINK]"', 'href="javascript:[PAYMENT_LINK]"');
    expect(fieldsOf(await update(office, template, inEnglish(template, { message: broken })))).toMatchObject({
      'languages.en.message': { message: expect.stringContaining('Missing: [PAYMENT_LINK]') },
    });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Please enter Title'],
    [{ active: undefined }, 'active', 'Please choose Status.'],
    [{ signature: '<p></p>' }, 'signature', 'Please enter Signature.'],
  ])('lack nothing that is required: %j', async (changes, field, message) => {
    const fields = fieldsOf(await update(office, await templateOf('hold_released'), changes));
    expect(fields).toMatchObject({ [field]: { message } });
  });

  it.each([
    [{ subject: '' }, 'subject', 'subject.empty'],
    [{ subject: 'a [ORDER_NUMBER]\r\nBcc: b@example.com' }, 'subject', 'subject.line'],
    [{ sender: '' }, 'sender', 'sender.empty'],
    [{ sender: 'a\nb' }, 'sender', 'sender.line'],
    [{ sender_email: '' }, 'sender_email', 'sender_email.invalid'],
    [{ sender_email: 'nobody' }, 'sender_email', 'sender_email.invalid'],
    [{ message: '<p>&nbsp;</p>' }, 'message', 'message.empty'],
  ])('lack nothing that is required in a language: %j', async (changes, field, code) => {
    const template = await templateOf('hold_released');
    const fields = fieldsOf(await update(office, template, inEnglish(template, changes)));
    expect(fields).toMatchObject({ [`languages.en.${field}`]: { code } });
  });

  it('are changed by one of two who edit the same one; the other is told', async () => {
    const template = await templateOf('withdrawal_notice');
    const answers = await Promise.all([
      update(office, template, { title: `Notice ${randomUUID()}` }),
      update(colleague, template, { title: `Notice ${randomUUID()}` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are looked at with sample data, and mailed to oneself', async () => {
    const template = await templateOf('welcome');
    const english = template.languages.en as Text;
    const subject = `Hello ${randomUUID()}`;
    const trial = {
      ...bodyOf(template, inEnglish(template, { subject, message: `${english.message}<p>Never saved</p>` })),
      language: 'en',
    };
    const shown = ok(await office.send('POST', '/api/emails/preview', trial));
    expect(shown).toMatchObject({ subject, sender: 'Airport Assist' });
    expect(shown.html).toContain('Keiko Tanaka');
    expect(shown.html).not.toMatch(/\[[A-Z_]+\]/);
    expect((await office.send('POST', '/api/emails/test', trial)).status).toBe(204);
    const mail = await openInbox(`http://127.0.0.1:${stack.ports.inbox}`).mailTo(
      'admin@example.com',
      subject,
    );
    expect(mail.body.html).toContain('Never saved');
    expect((await templateOf('welcome')).version).toBe(template.version);
  });

  it('are for admins', async () => {
    const employee = await staffBrowser(stack, 'employee@example.com');
    expect((await employee.send('POST', '/api/emails/list', { where: {} })).status).toBe(403);
  });
});
