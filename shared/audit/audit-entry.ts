import * as z from 'zod/mini';
import { AUDITED_ACTS, AUDITED_KINDS } from '#shared/audit/audit-kinds.ts';
import { firstLetters } from '#shared/first-letters.ts';
import { actor, fieldChange } from '#shared/orders/order-history.ts';
import { instant } from '#shared/schemas.ts';

/** One entry of the audit log, as stored: never changed afterwards. */
export const auditEntry = z.object({
  _id: z.string(),
  at: instant,
  by: actor,
  kind: z.enum(AUDITED_KINDS),
  /** The id or key of what was changed, and what a reader calls it. */
  subject: z.string(),
  title: z.string(),
  act: z.enum(AUDITED_ACTS),
  changes: z.array(fieldChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Longer texts are cut: an entry tells what changed, the versions of a text lie with the text. */
const LONGEST = 500;

const told = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${firstLetters(text, LONGEST)}…` : text;
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields that are of the table's making, or that nobody may read. */
const NEVER_TOLD = new Set(['version', 'password', 'sessions_from']);

/**
 * The fields that differ between what was stored and what shall be: all of a new thing's, and all of a deleted one's.
 * Both carry the fields as the API names them, with the values as a reader of the log shall see them (amounts in euros).
 */
export const auditChanges = (
  before: Fields | undefined,
  after: Fields | undefined,
): AuditEntry['changes'] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !NEVER_TOLD.has(name))
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((field) => {
      const [was, is] = [told(before?.[field]), told(after?.[field])];
      return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
    });
};

/**
 * What the log tells of one thing that came, changed or went.
 * @param toldOf the thing as a reader of the log shall see it
 */
export const auditedChange = <T>(
  before: T | undefined,
  after: T | undefined,
  toldOf: (one: T) => Fields,
): Pick<AuditEntry, 'act' | 'changes'> => {
  const act = before ? 'changed' : 'created';
  return {
    act: after ? act : 'deleted',
    changes: auditChanges(before && toldOf(before), after && toldOf(after)),
  };
};
