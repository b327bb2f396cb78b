import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { auditedIn, auditKey, auditOf } from '#functions/platform/data/keys.ts';
import { readIndex } from '#functions/platform/data/read.ts';
import { create, removeAnyway, replace, type Write } from '#functions/platform/data/write.ts';
import { type AuditEntry, auditEntry } from '#shared/audit/audit-entry.ts';

/** Tells of a change in the audit log: belongs into the transaction of the change. */
export const auditWrite = (told: Omit<AuditEntry, '_id' | 'at'>, now: Date): Write => {
  const entry: AuditEntry = { _id: randomUUID(), at: now.toISOString(), ...told };
  const place = `${entry.at}#${entry._id}`;
  return create(auditKey(entry._id), {
    ...entry,
    owner_pk: auditedIn(entry.at.slice(0, 7)),
    owner_sk: place,
    search_pk: auditOf(entry.kind, entry.subject),
    search_sk: place,
  });
};

/** What happened to one thing that the office sets up, the latest first. */
export const auditOfSubject = async (kind: AuditEntry['kind'], subject: string): Promise<AuditEntry[]> =>
  z.parse(z.array(auditEntry), (await readIndex('search', auditOf(kind, subject))).toReversed());

/** The writes by which the entries of one thing tell less: of privacy alone. */
export const retellAudit = async (
  kind: AuditEntry['kind'],
  subject: string,
  retold: (entry: AuditEntry) => AuditEntry,
): Promise<Write[]> =>
  (await readIndex('search', auditOf(kind, subject))).flatMap((item) => {
    const entry = z.parse(auditEntry, item);
    const less = retold(entry);
    if (JSON.stringify(less) === JSON.stringify(entry)) return [];
    return [replace(auditKey(entry._id), { ...item, ...less })];
  });

/** All that happened in a month (`YYYY-MM`, UTC), the latest first. */
export const auditOfMonth = async (month: string): Promise<AuditEntry[]> =>
  z.parse(z.array(auditEntry), (await readIndex('owner', auditedIn(month))).toReversed());

/** The writes that take away what happened in a month, once nobody has to know it any more. */
export const forgetAudit = async (month: string): Promise<Write[]> =>
  (await auditOfMonth(month)).map(({ _id }) => removeAnyway(auditKey(_id)));
