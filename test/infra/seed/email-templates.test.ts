import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { emailTemplates } from '#infra/seed/email-templates.ts';
import { type EmailTemplate, emailTemplate, variablesIn } from '#shared/emails/email-template.ts';
import { invoiceVariables, runVariables } from '#shared/emails/invoice-variables.ts';
import { jobVariables } from '#shared/emails/job-variables.ts';
import {
  CONTACT_MAILS,
  EMPLOYEE_MAILS,
  INVOICE_MAILS,
  JOB_MAILS,
  ORDER_MAILS,
  RUN_MAILS,
  USER_MAILS,
  WITHDRAWAL_MAILS,
} from '#shared/emails/mail-names.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import { employeeVariables } from '#shared/employees/employee-variables.ts';
import { newRun } from '#shared/invoices/invoice-run.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { officeEmailsEn } from '#shared/texts/office-emails-en.ts';
import { anEmployee } from '#test/support/builders/employee.ts';
import { anAgency, anAgencyInvoice, aPricedJob } from '#test/support/builders/invoice.ts';
import { aJob } from '#test/support/builders/job.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { aSeller } from '#test/support/builders/seller.ts';

const templateOf = (id: string) => {
  const found = emailTemplates.find(({ _id }) => _id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
};

const aRun = newRun(
  {
    _id: 'monthly-2026-11',
    period: { from: '2026-11-01', to: '2026-11-30' },
    airports: [1, 2],
    draft: true,
    force_new: false,
    by: SYSTEM,
  },
  [anAgency()],
  new Date('2026-12-01T05:00:00.000Z'),
);

const textsOf = (languages: EmailTemplate['languages']) =>
  Object.values(languages).filter((text) => text !== undefined);

describe('the first email templates', () => {
  it('are all mails that can be promised, in the form in which they are stored', () => {
    expect(emailTemplates.map(({ _id }) => _id).sort()).toEqual(
      [
        ...ORDER_MAILS,
        ...JOB_MAILS,
        ...EMPLOYEE_MAILS,
        ...USER_MAILS,
        ...CONTACT_MAILS,
        ...WITHDRAWAL_MAILS,
        ...INVOICE_MAILS,
        ...RUN_MAILS,
      ].sort(),
    );
    for (const template of emailTemplates) expect(emailTemplate.parse(template)).toEqual(template);
  });

  it('say the same in all languages of the site where visitors read them, with exactly the same variables', () => {
    for (const { _id, category, variables, languages } of emailTemplates) {
      const isInternal =
        ['job', 'employee', 'invoice'].includes(category) ||
        ['contact_request', 'withdrawal_notice'].includes(_id);
      const read = isInternal ? (['en', 'de'] as const) : SITE_LANGUAGES;
      for (const language of read) {
        const { subject, message } = languages[language] ?? { subject: '', message: '' };
        expect(variablesIn(`${subject} ${message}`), `${_id} in ${language}`).toEqual(variables);
      }
    }
  });

  it('name only what the sender of mails can fill in', () => {
    const frankfurt = firstCatalogue.airports.find(({ _id }) => _id === 1);
    if (!frankfurt) throw new Error('no airport 1');
    const ofOrders = [
      ...Object.keys(orderVariables(aDraft(), frankfurt, 'en')),
      'BOOKING_LINK',
      'SITE_LINK',
      'PAYMENT_LINK',
    ];
    const ofJobs = Object.keys(
      jobVariables(aJob(), aDraft(), { airport: frankfurt, places: firstCatalogue.places }, 'en'),
    );
    const ofEmployees = Object.keys(
      employeeVariables(
        {
          job: aJob(),
          employee: anEmployee(),
          airport: frankfurt,
          languages: firstCatalogue.languages,
          places: firstCatalogue.places,
          jobMinutes: 60,
        },
        undefined,
        'en',
      ),
    );
    const ofAccounts = ['NAME', 'EMAIL', 'SITE_LINK', 'LINK', 'PASSWORD'];
    const ofContact = ['NAME', 'EMAIL', 'MOMENT', 'AIRPORT', 'LANGUAGE', 'REQUEST'];
    const ofWithdrawals = ['NAME', 'EMAIL', 'MOMENT', 'ORDER_NUMBER', 'REASON', 'REFERENCE', 'ORDER'];
    const ofInvoices = [
      ...Object.keys(invoiceVariables(anAgencyInvoice([aPricedJob(1, 6200)]), aSeller)),
      ...Object.keys(runVariables(aRun, [], { link: '', lang: 'en' })),
    ];
    const named: Record<string, readonly string[]> = {
      invoice: ofInvoices,
      order: ofOrders,
      job: ofJobs,
      employee: ofEmployees,
      account: ofAccounts,
      contact: ofContact,
      withdrawal: ofWithdrawals,
    };
    for (const { category, variables } of emailTemplates) {
      expect(named[category]).toEqual(expect.arrayContaining(variables));
    }
    const naming = (variable: string) =>
      emailTemplates.filter(({ variables }) => variables.includes(variable)).map(({ _id }) => _id);
    expect(naming('PAYMENT_LINK')).toEqual(['payment_link']);
    expect(naming('PASSWORD')).toEqual(['initial_password']);
    expect(naming('LINK')).toEqual(['password_reset']);
  });

  it('fill every field that the office has to fill', () => {
    for (const { title, category, signature, languages } of emailTemplates) {
      for (const text of [title, category, signature]) expect(text).toMatch(/\S/);
      for (const { subject, sender, sender_email, message } of textsOf(languages)) {
        for (const text of [subject, sender, message]) expect(text).toMatch(/\S/);
        expect(subject).not.toMatch(/[\r\n<>]/);
        expect(isEmail(sender_email)).toBe(true);
      }
    }
  });

  it('close every element they open', () => {
    for (const { signature, languages } of emailTemplates) {
      for (const html of [signature, ...textsOf(languages).map(({ message }) => message)]) {
        const open: string[] = [];
        for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (closing) expect(open.pop()).toBe(name);
          else if (name !== 'br') open.push(name);
        }
        expect(open).toEqual([]);
      }
    }
  });

  it('tell the client on receipt that the money is reserved and not charged, and what was booked', () => {
    const { variables, languages } = templateOf('order_received');
    expect(variables).toEqual([
      'AIRPORT',
      'BOOKING_LINK',
      'DATE',
      'NAME',
      'NAME_SIGN',
      'ORDER_NUMBER',
      'PHONE',
      'PRICE_LINES',
      'SERVICES',
      'TIME',
      'TOTAL',
      'TRAVEL_TYPE',
    ]);
    expect(languages.en.message).toContain('reserved on your card, not charged');
    expect(languages.de.message).toContain('reserviert, nicht abgebucht');
  });

  it('ask nobody to pay again while the bank is silent', () => {
    expect(templateOf('order_waiting_for_payment').languages.en.message).toContain('do not pay again');
  });
});

describe('the summary of a run', () => {
  const unit = { run_id: aRun._id, agency_id: 1001, agency_name: 'Nordlicht <Reisen>', airport: 1 as const };

  it('counts what came of the agencies, and says in each language which could not be billed, and why', () => {
    const why = { key: 'invoice.agency', values: { fields_en: 'street', fields_de: 'Straße' } };
    const units = [
      { ...unit, outcome: 'issued' as const },
      { ...unit, outcome: 'failed' as const, reason: 'The agency lacks …', why },
      { ...unit, outcome: 'failed' as const, reason: 'As it was said before' },
    ];
    const inGerman = runVariables(aRun, units, { link: 'https://a.example/?a=1&b=2', lang: 'de' });
    expect(inGerman).toMatchObject({
      MADE: '1',
      FAILED: '2',
      KEPT: '0',
      AIRPORTS: 'FRA + MUC',
      KIND: 'Entwürfe',
    });
    expect(inGerman.PERIOD).toBe('01.11. bis 30.11.2026');
    expect(inGerman.RUN_LINK).toBe('https://a.example/?a=1&amp;b=2');
    expect(inGerman.FAILURES).toContain(
      '<li>Nordlicht &lt;Reisen&gt;, FRA: Der Agentur fehlt, was eine Rechnung nennen muss: Straße.</li>',
    );
    expect(inGerman.FAILURES).toContain('As it was said before');
    expect(runVariables(aRun, units, { link: '', lang: 'en' }).FAILURES).toContain('must name: street.');
    expect(runVariables(aRun, [], { link: '', lang: 'en' }).FAILURES).toBe('');
  });
});

describe('the variables of a text', () => {
  it('are the bracketed capitals, each once', () => {
    expect(variablesIn('[TOTAL] for [NAME_SIGN], [TOTAL]; not [name], [1A] or [A b]')).toEqual([
      'NAME_SIGN',
      'TOTAL',
    ]);
  });
});

it('every category of a template has a word in the office', () => {
  const words = Object.keys(officeEmailsEn);
  for (const { _id, category } of emailTemplates)
    expect([_id, words]).toEqual([_id, expect.arrayContaining([`office.emails.category.${category}`])]);
});
