import { auditWrite } from '#functions/platform/data/audit.ts';
import { removeEntry, storeEntry } from '#functions/platform/data/catalogue-entry.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { type AuditEntry, auditedChange } from '#shared/audit/audit-entry.ts';
import { centsToDecimal } from '#shared/money.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

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
  /** @throws DomainError `invalid_input` */
  readonly checked: (input: Input, others: readonly E[], before: E | undefined) => E | Promise<E>;
  /** As the API says it, amounts in cents. */
  readonly answerOf: (entry: E) => A;
};

type Where = { readonly where?: { readonly search?: string | undefined } | undefined };
type List = { readonly offset?: number | undefined; readonly limit?: number | undefined } & Where;
type Who = { readonly caller: Caller; readonly now: Date };

const PAGE = 50;

/** The list, count, POST and PUT of a kind of the set-up: checked, audited, and a stale form is refused. */
export const setupEditor = <E extends Entry, Input, A extends Answer>(kind: Kind<E, Input, A>) => {
  const answerOf = (entry: E) => ({ ...kind.answerOf(entry), version: entry.version ?? 0 });
  const keyOf = (entry: E) => ({ PK: kind.partition, SK: kind.idOf(entry) });

  /** As the audit log says it: amounts in euros. */
  const toldOf = (entry: E): Record<string, unknown> => {
    const { price, ...answer } = kind.answerOf(entry);
    return { ...answer, ...(typeof price === 'number' && { price: centsToDecimal(price) }) };
  };

  const found = async ({ where }: Where): Promise<E[]> => {
    const sought = where?.search?.trim().toLowerCase() ?? '';
    const isSought = (entry: E): boolean =>
      Object.values(kind.answerOf(entry)).some((value) => String(value).toLowerCase().includes(sought));
    return (await kind.read()).filter(isSought);
  };

  const saveTold = (
    write: Write,
    { before, after }: { before?: E | undefined; after?: E | undefined },
    { caller, now }: Who,
  ): Promise<void> => {
    const entry = after ?? before;
    if (!entry) throw new Error('nothing is edited');
    const told = {
      by: actorOf(caller.user),
      kind: kind.kind,
      subject: kind.idOf(entry),
      title: kind.titleOf(entry),
      ...auditedChange(before, after, toldOf),
    };
    return save(write, auditWrite(told, now), announceEdit());
  };

  const load = async (id: string) => {
    const all = await kind.read();
    const before = all.find((entry) => kind.idOf(entry) === id);
    if (!before) throw refused('setup.unknown');
    return { before, others: all.filter((entry) => entry !== before) };
  };

  return {
    list: async ({ body }: { readonly body: List }) => {
      const { offset = 0, limit = PAGE } = body;
      return { rows: (await found(body)).slice(offset, offset + limit).map(answerOf) };
    },
    count: async ({ body }: { readonly body: Where }) => ({ count: (await found(body)).length }),

    /** @throws DomainError `invalid_input`; `changed_meanwhile` when somebody else added the same at this moment */
    add: async ({ body, ...who }: { readonly body: Input } & Who) => {
      const after = await kind.checked(body, await kind.read(), undefined);
      await saveTold(storeEntry(keyOf(after), undefined, after), { after }, who);
      return { ...answerOf(after), version: 1 };
    },

    /** @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version */
    change: async ({
      params,
      body,
      ...who
    }: { readonly params: { readonly id: string }; readonly body: Input & { version: number } } & Who) => {
      const { before, others } = await load(params.id);
      if ((before.version ?? 0) !== body.version) throw refused('setup.changed');
      const after = await kind.checked(body, others, before);
      await saveTold(storeEntry(keyOf(before), before, after), { before, after }, who);
      return { ...answerOf(after), version: body.version + 1 };
    },

    /** @throws DomainError `not_found`, `changed_meanwhile` */
    remove: async ({ params, ...who }: { readonly params: { readonly id: string } } & Who) => {
      const { before } = await load(params.id);
      await saveTold(removeEntry(keyOf(before), before), { before }, who);
      return undefined;
    },
  };
};
