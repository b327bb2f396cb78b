import { randomUUID } from 'node:crypto';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { removeEntry, storeEntry } from '#functions/platform/data/catalogue-entry.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import type { Once } from '#functions/platform/http/once.ts';
import { type AuditEntry, auditedChange } from '#shared/audit/audit-entry.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { centsToDecimal } from '#shared/money.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Entry = Readonly<Record<string, unknown>> & { readonly version?: number | undefined };
type Answer = Readonly<Record<string, unknown>>;

/** What tells one kind of the set-up from another. */
type Kind<E extends Entry, Input, A extends Answer> = {
  readonly kind: AuditEntry['kind'];
  readonly partition: string;
  /** All of them as they are at this moment, in the order of their list. */
  readonly read: () => Promise<readonly E[]>;
  readonly idOf: (entry: E) => string;
  readonly titleOf: (entry: E) => string;
  /**
   * @param newId for one that is new: of a request that its browser repeats it is the same, and so is what came along
   * @throws DomainError `invalid_input`
   */
  readonly checked: (
    input: Input,
    others: readonly E[],
    before: E | undefined,
    newId: string,
  ) => E | Promise<E>;
  /** As the API says it, amounts in cents. */
  readonly answerOf: (entry: E) => A;
  /** As the audit log says it, where that is not the answer; amounts in cents. */
  readonly toldOf?: (entry: E) => Answer;
  /** What of an entry is stored, where that is not all of it. */
  readonly storedOf?: (entry: E) => Entry;
  /** Where it belongs to an airport: who administers the other one alone neither sees nor changes it. */
  readonly airportOf?: (entry: E) => AirportId;
  /** Stores what a new one brings along, before it is there itself; what the log tells of that. */
  readonly bringAlong?: (input: Input, entry: E) => Promise<AuditEntry['changes']>;
};

/** Words that a row says, in any order; further fields that it has exactly. */
type Where = { readonly where?: Readonly<Record<string, string | number | undefined>> | undefined };
type List = { readonly offset?: number | undefined; readonly limit?: number | undefined } & Where;
type Who = { readonly caller: Caller; readonly now: Date };

const PAGE = 50;

/** All that a reader finds in a row, names in several languages included. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' ')
    : String(value ?? '').toLowerCase();

/** The list, count, POST and PUT of a kind of the set-up: checked, audited, and a stale form is refused. */
export const setupEditor = <E extends Entry, Input, A extends Answer>(kind: Kind<E, Input, A>) => {
  const answerOf = (entry: E) => ({ ...kind.answerOf(entry), version: entry.version ?? 0 });
  const keyOf = (entry: E) => ({ PK: kind.partition, SK: kind.idOf(entry) });

  /** As the audit log says it: amounts in euros. */
  const toldOf = (entry: E): Record<string, unknown> => {
    const { price, ...answer } = (kind.toldOf ?? kind.answerOf)(entry);
    return { ...answer, ...(typeof price === 'number' && { price: centsToDecimal(price) }) };
  };

  const isInScope = (entry: E, { user }: Caller): boolean =>
    !kind.airportOf || airportsInScope(user).includes(kind.airportOf(entry));

  const demandScope = (entry: E, caller: Caller): void => {
    if (!isInScope(entry, caller)) throw refused('setup.scope');
  };

  const found = async ({ where: { search = '', ...exact } = {} }: Where, caller: Caller): Promise<E[]> => {
    const words = String(search).toLowerCase().split(/\s+/);
    const isSought = (entry: E): boolean => {
      const answer = kind.answerOf(entry);
      const text = textOf(answer);
      return (
        words.every((word) => text.includes(word)) &&
        Object.entries(exact).every(([field, value]) => value === undefined || answer[field] === value)
      );
    };
    return (await kind.read()).filter((entry) => isInScope(entry, caller) && isSought(entry));
  };

  const saveTold = (
    write: Write,
    { before, after }: { before?: E | undefined; after?: E | undefined },
    { caller, now }: Who,
    further: AuditEntry['changes'] = [],
  ): Promise<void> => {
    const entry = after ?? before;
    if (!entry) throw new Error('nothing is edited');
    const { act, changes } = auditedChange(before, after, toldOf);
    const told = {
      by: actorOf(caller.user),
      kind: kind.kind,
      subject: kind.idOf(entry),
      title: kind.titleOf(entry),
      act,
      changes: [...changes, ...further],
    };
    return save(write, auditWrite(told, now), announceEdit());
  };

  const load = async (id: string, { caller }: Who) => {
    const all = await kind.read();
    const before = all.find((entry) => kind.idOf(entry) === id);
    if (!before) throw refused('setup.unknown');
    demandScope(before, caller);
    return { before, others: all.filter((entry) => entry !== before) };
  };

  const stored = kind.storedOf ?? ((entry: E): Entry => entry);

  return {
    list: async ({ body, caller }: { readonly body: List; readonly caller: Caller }) => {
      const { offset = 0, limit = PAGE } = body;
      return { rows: (await found(body, caller)).slice(offset, offset + limit).map(answerOf) };
    },
    count: async ({ body, caller }: { readonly body: Where; readonly caller: Caller }) => ({
      count: (await found(body, caller)).length,
    }),

    /** @throws DomainError `invalid_input`; `changed_meanwhile` when somebody else added the same at this moment */
    add: async ({ body, once, ...who }: { readonly body: Input; readonly once: Once } & Who) => {
      const after = await kind.checked(body, await kind.read(), undefined, once.key ?? randomUUID());
      demandScope(after, who.caller);
      const further = await kind.bringAlong?.(body, after);
      await saveTold(storeEntry(keyOf(after), undefined, stored(after)), { after }, who, further);
      return { ...answerOf(after), version: 1 };
    },

    /** @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version */
    change: async ({
      params,
      body,
      ...who
    }: { readonly params: { readonly id: string }; readonly body: Input & { version: number } } & Who) => {
      const { before, others } = await load(params.id, who);
      if ((before.version ?? 0) !== body.version) throw refused('setup.changed');
      const after = await kind.checked(body, others, before, kind.idOf(before));
      await saveTold(storeEntry(keyOf(before), before, stored(after)), { before, after }, who);
      return { ...answerOf(after), version: body.version + 1 };
    },

    /** @throws DomainError `not_found`, `changed_meanwhile` */
    remove: async ({ params, ...who }: { readonly params: { readonly id: string } } & Who) => {
      const { before } = await load(params.id, who);
      await saveTold(removeEntry(keyOf(before), before), { before }, who);
      return undefined;
    },
  };
};
