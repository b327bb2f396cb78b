import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import { auditMonths, isEntryAskedFor, isEntryVisible } from '#shared/audit/audit-list.ts';
import { aUser } from '#test/support/builders/user.ts';

const entry: AuditEntry = {
  _id: 'e1',
  at: '2026-10-31T23:30:00.000Z',
  by: { kind: 'user', id: 'u1', name: 'Miriam Vogt' },
  kind: 'setting',
  subject: 'job_minutes',
  title: 'Length of a job',
  act: 'changed',
  changes: [{ field: 'value', before: '60', after: '75' }],
};
describe('the audit log', () => {
  it('counts an entry to the day that the airports had', () => {
    const on = (day: string): boolean => isEntryAskedFor({ date_from: day, date_to: day })(entry);
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-02')]).toEqual([false, true, false]);
  });

  it('is filtered by kind, by any part of a name and of what was changed, whatever the case', () => {
    const finds = (question: object): boolean =>
      isEntryAskedFor({ date_from: '2026-11-01', date_to: '2026-11-01', ...question })(entry);
    expect(finds({ kind: 'setting', person: 'VOGT', subject: 'length' })).toBe(true);
    expect(finds({ subject: 'minutes' })).toBe(true);
    expect(finds({ kind: 'price' })).toBe(false);
    expect(finds({ person: 'Huber' })).toBe(false);
    expect(finds({ subject: 'language' })).toBe(false);
  });

  it('looks into every month that a range of days meets, and the one before where its night belongs to it', () => {
    expect(auditMonths('2026-11-02', '2026-11-30')).toEqual(['2026-11']);
    expect(auditMonths('2026-11-01', '2027-01-31')).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
  });

  it('shows who is kept to one airport the shared set-up, and of persons only what they did themselves', () => {
    const munich = aUser({ _id: 'u2', role: 'admin', airport_id: 2, access_permission: 1 });
    const about = (kind: AuditEntry['kind'], by = entry.by) => isEntryVisible({ kind, by }, munich);
    expect(about('price')).toBe(true);
    expect(about('user')).toBe(false);
    expect(about('mail')).toBe(false);
    expect(about('user', { kind: 'user', id: 'u2', name: 'Jonas Huber' })).toBe(true);
    expect(isEntryVisible({ ...entry, kind: 'user' }, aUser({ role: 'admin', airport_id: 1 }))).toBe(true);
  });

  it('is for admins alone', () => {
    expect(isEntryVisible(entry, aUser({ role: 'emp' }))).toBe(false);
    expect(isEntryVisible(entry, undefined)).toBe(false);
  });
});
