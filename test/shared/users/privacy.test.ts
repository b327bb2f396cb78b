import { describe, expect, it } from 'vitest';
import type { Announcement } from '#shared/emails/announcement.ts';
import {
  erasedAccount,
  erasedAttempt,
  erasedAudit,
  erasedEntry,
  erasedJob,
  erasedMail,
  erasedOrder,
  isOfPerson,
  keepsInvoiceData,
  maskedAddress,
  type OrderFile,
  whatBlocks,
} from '#shared/users/privacy.ts';
import { isUser } from '#shared/users/user.ts';
import { anAttempt } from '#test/support/builders/attempt.ts';
import { aJob } from '#test/support/builders/job.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';

const TODAY = '2026-12-05';
const CARD = { holder: 'Anna Sørensen', last4digits: '0000', expiryMonth: '12', expiryYear: '2030' };

const aMail = (changes: Partial<Announcement> = {}): Announcement => ({
  _id: 'contact_client#1',
  template: 'contact_client',
  about: '10001',
  language: 'en',
  state: 'sent',
  attempts: 1,
  letter: { to: 'anna@example.com', cc: [], subject: 'Dear Anna', message: 'Hello Anna' },
  out: { to: ['anna@example.com'], subject: 'Dear Anna', attachments: ['anna.pdf'] },
  failure: 'anna@example.com bounced',
  created_at: NOW.toISOString(),
  version: 1,
  ...changes,
});

/** Everything that says of Anna who she is. */
const aFile = (changes: Partial<OrderFile> = {}): OrderFile => ({
  order: aPaidDraft({
    status: 'confirmed',
    payment_status: 'done',
    submitted_at: NOW.toISOString(),
    phone: '+45 1',
    extra_requests: 'Anna sits',
    admin_extra_request: 'Anna is nice',
    issuer_name: 'Anna',
    user_id: 'user-1',
  }),
  attempts: [anAttempt({ state: 'released' })],
  jobs: [],
  invoices: 0,
  isDocumentOpen: false,
  mails: [aMail()],
  ...changes,
});

const PERSONAL = /anna|sørensen|nygade|københavn|denmark|\+45/i;

describe('what blocks erasing a person', () => {
  it.each<[string, Partial<OrderFile>, string, ReturnType<typeof whatBlocks>]>([
    ['nothing, once all is over', {}, TODAY, { ahead: [], unsettled: [], mails: [] }],
    ['an order of today', {}, '2026-12-04', { ahead: ['F10001'], unsettled: [], mails: [] }],
    [
      'not a cancelled order ahead',
      { order: { ...aFile().order, status: 'cancelled' } },
      '2026-12-01',
      { ahead: [], unsettled: [], mails: [] },
    ],
    [
      'a sum that is still held',
      { attempts: [anAttempt({ state: 'authorized' })] },
      TODAY,
      { ahead: [], unsettled: ['F10001'], mails: [] },
    ],
    [
      'an invoice that is still to come',
      { isDocumentOpen: true },
      TODAY,
      { ahead: [], unsettled: ['F10001'], mails: [] },
    ],
    [
      'a mail that is still to go',
      { mails: [aMail({ state: 'pending' })] },
      TODAY,
      { ahead: [], unsettled: [], mails: ['F10001'] },
    ],
  ])('%s', (_, changes, today, blocks) => {
    expect(whatBlocks([aFile(changes)], today)).toEqual(blocks);
  });
});

describe('what goes and what stays', () => {
  it('an order without an invoice says nothing of its client', () => {
    const after = erasedOrder(aFile(), 'user-1', NOW);
    expect(JSON.stringify(after)).not.toMatch(PERSONAL);
    expect(after).not.toHaveProperty('user_id');
    expect(after).toMatchObject({ _id: '10001', date: '2026-12-04', price: { total: 16700 } });
  });

  it.each<[string, Partial<OrderFile>]>([
    ['an invoice', { invoices: 1 }],
    ['a payment that came', { attempts: [anAttempt({ state: 'done', paid_at: NOW.toISOString() })] }],
  ])('an order with %s keeps name and address, and nothing else of its client', (_, changes) => {
    const file = aFile(changes);
    expect(keepsInvoiceData(file)).toBe(true);
    const { address, ...rest } = erasedOrder(file, 'user-1', NOW);
    expect(address).toEqual(file.order.address);
    expect(JSON.stringify(rest)).not.toMatch(PERSONAL);
  });

  it("an order in somebody else's account stays in it", () => {
    expect(erasedOrder(aFile(), 'user-2', NOW).user_id).toBe('user-1');
  });

  it('an order of an agency is not a private person’s', () => {
    expect([998, 1001].map((agency_id) => isOfPerson({ agency_id }))).toEqual([true, false]);
  });

  it('jobs lose sign and remarks, cards their holder', () => {
    const job = erasedJob(aJob({ name_sign: 'Anna', remarks: 'Anna', admin_remarks: 'Anna' }));
    expect(JSON.stringify(job)).not.toMatch(PERSONAL);
    expect(erasedAttempt(anAttempt({ card: CARD })).card).toEqual({ ...CARD, holder: '' });
  });

  it('a mail loses recipient, subject and text; that it went out stays', () => {
    const after = erasedMail(aMail(), NOW);
    expect(JSON.stringify(after)).not.toMatch(PERSONAL);
    expect(after).toMatchObject({ template: 'contact_client', state: 'sent', erased_at: NOW.toISOString() });
    const toEmployee = aMail({ template: 'employee_assigned', letter: undefined });
    expect(erasedMail({ ...toEmployee, failure: undefined }, NOW).out).toEqual({
      to: ['anna@example.com'],
      subject: '',
      attachments: [],
    });
  });

  it('histories keep which fields changed and who did it, not what stood in them', () => {
    const changes = [
      { field: 'email', before: 'anna@example.com' },
      { field: 'price', before: '1.00', after: '2.00' },
    ];
    const told = {
      _id: '1',
      at: NOW.toISOString(),
      by: { kind: 'user' as const, name: 'Miriam Vogt' },
      changes,
    };
    const entry = { ...told, order_id: '10001', action: 'contact' as const, note: 'Dear Anna', version: 2 };
    expect(JSON.stringify(erasedEntry(entry))).not.toMatch(PERSONAL);
    expect(erasedEntry({ ...entry, action: 'edit', note: '10001-1' })).toEqual({
      ...entry,
      action: 'edit',
      note: '10001-1',
      changes: [{ field: 'email' }, changes[1]],
    });
    const audit = {
      ...told,
      kind: 'user' as const,
      subject: 'user-1',
      title: 'Anna',
      act: 'changed' as const,
    };
    expect(JSON.stringify(erasedAudit(audit))).not.toMatch(PERSONAL);
    expect(erasedAudit(audit).by.name).toBe('Miriam Vogt');
  });

  it('an account is nobody’s, and its sessions end', () => {
    const before = {
      _id: 'user-1',
      name: 'Anna Sørensen',
      email: 'anna@example.com',
      role: 'webclient',
      password_hash: 'hash',
      session_version: 3,
      created_at: NOW.toISOString(),
      version: 5,
    };
    const after = erasedAccount(before);
    expect(JSON.stringify(after)).not.toMatch(/anna|hash":"h/i);
    expect(after.session_version).toBe(4);
    expect(isUser(after)).toBe(false);
  });

  it('an address is told masked', () => {
    expect(maskedAddress(' Anna@Example.com ')).toBe('a…@example.com');
  });
});
