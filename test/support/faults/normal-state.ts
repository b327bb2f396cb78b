import { createHash } from 'node:crypto';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { GateWrite } from '#test/support/faults/fault-gate.ts';
import type { QuietStack } from '#test/support/faults/quiet-stack.ts';

type Key = { readonly PK: string; readonly SK: string };
type Item = Record<string, unknown>;
type Named = { readonly S: string };
type WireKey = { readonly PK: Named; readonly SK: Named };
type WireWrite = { readonly Item?: WireKey; readonly Key?: WireKey };

/** How often something was tried is no state of the business; numbers of orders and agencies may have gaps. */
const IGNORED = /^(THROTTLE#|COUNTER#orders|COUNTER#agencies|RUN-SWEEP|REQUEST#)/;
/** Numbers that others change too: what a case did to them counts, not where they stand. */
const COUNTED = /^(COUNTER|USER-COUNT)#/;
/** Work that is leased to one worker at a time says how often it was tried: more often after a fault. */
const LEASED = /^(OUTBOX|ISSUE)#/;
const TRIES = ['attempts', 'leased_until', 'failure'];
/** How often an item was written is told by its history and the audit log; a draft has none, and may be saved twice. */
const UNCOUNTED = ['ttl', 'version'];
/** What the provider says of a payment until its card is entered. */
const PENDING = /^(000\.200\.000|transaction pending)$/;

const keysOf = ({ operation, body }: GateWrite): Key[] => {
  const asked = JSON.parse(body.toString()) as WireWrite & {
    readonly TransactItems?: readonly Record<string, WireWrite>[];
    readonly RequestItems?: Readonly<Record<string, readonly Record<string, WireWrite>[]>>;
  };
  const writes =
    operation === 'TransactWriteItems'
      ? (asked.TransactItems ?? []).flatMap(({ ConditionCheck: _, ...write }) => Object.values(write))
      : operation === 'BatchWriteItem'
        ? Object.values(asked.RequestItems ?? {}).flatMap((requests) => requests.flatMap(Object.values))
        : [asked];
  return writes.flatMap(({ Item, Key: key = Item }) =>
    key ? [{ PK: key.PK.S, SK: key.SK.S }] : [],
  ) as Key[];
};

/** The items of the table that some writes were about, each once. */
export const touchedBy = (writes: readonly GateWrite[]): Key[] => {
  const keys = writes.filter(({ service }) => service === 'dynamodb').flatMap(keysOf);
  const named = new Map(keys.map((key) => [`${key.PK} ${key.SK}`, key]));
  return [...named.values()].filter(({ PK }) => !IGNORED.test(PK));
};

/** What is different each time by nature: moments, ids, days, secrets, numbers that are given out. */
const plain = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\d/g, '<day>')
    .replace(/W-[A-Z\d]{12}/g, '<reference>')
    .replace(/[\w+/=-]{40,}/g, '<secret>')
    .replace(/(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{20,}/g, '<secret>')
    .replace(/\d{4,}|^\d+$|(?<=language#)\d+$/g, '<number>');

const GIVEN_OUT = /number$|_id$|Id$|^agencies$|^job_ids$|^(last|moved)$/;

const normal = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return name.endsWith('hash') ? '<secret>' : plain(value);
  if (typeof value === 'number') return GIVEN_OUT.test(name) ? '<number>' : value;
  if (Array.isArray(value)) return value.map((one) => normal(one, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !UNCOUNTED.includes(key) && !PENDING.test(String(one)))
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [plain(key), normal(one, key)]),
  );
};

const itemLine = (item: Item): string => {
  const isLeased = LEASED.test(String(item.PK));
  const kept = Object.fromEntries(Object.entries(item).filter(([key]) => !(isLeased && TRIES.includes(key))));
  return JSON.stringify(normal(kept));
};

/** Where the counters among some keys stand, by name; parts of one count together. */
export const countersOf = async (
  { table }: Pick<QuietStack, 'table'>,
  keys: readonly Key[],
): Promise<Map<string, number>> => {
  const sums = new Map<string, number>();
  for (const PK of new Set(keys.map((key) => key.PK).filter((name) => COUNTED.test(name)))) {
    const parts = await table.readUnder(PK);
    sums.set(
      PK,
      parts.reduce((sum, { last, count = last }) => sum + Number(count ?? 0), 0),
    );
  }
  return sums;
};

/** What mails went out, each once: what is sent again under its own id is the same. */
const mailsOf = (writes: readonly GateWrite[]): string[] => {
  const mails = writes
    .filter(({ service, isDone }) => service === 'ses' && isDone)
    .map(({ body }) => {
      const raw = new URLSearchParams(body.toString('latin1')).get('RawMessage.Data') ?? '';
      return /^Message-ID: (.*)$/im.exec(Buffer.from(raw, 'base64').toString('latin1'))?.[1] ?? '';
    });
  return [...new Set(mails)].map((id) => `mail ${plain(decodeURIComponent(id))}`);
};

/** Texts are compared letter by letter; other files hold numbers and moments in forms of their own. */
const TEXT = /^text\/|xml$/;

/** A file as it lies in the storage; none when it does not. */
const fileLine = async (
  { clients }: Pick<QuietStack, 'clients'>,
  path: string,
  common: (text: string) => string,
): Promise<string[]> => {
  const [, Bucket, ...names] = path.split('/');
  const Key = decodeURIComponent(names.join('/'));
  const found = await clients.s3.send(new GetObjectCommand({ Bucket, Key })).catch((error: Error) => {
    if (error.name !== 'NoSuchKey') throw error;
    return undefined;
  });
  if (!found?.Body) return [];
  const { Body, ContentType = '' } = found;
  const content = TEXT.test(ContentType) ? common(plain(await Body.transformToString())) : '';
  const digest = content && ` ${createHash('sha256').update(content).digest('base64url').slice(0, 12)}`;
  return [`file ${plain(Key)} ${ContentType}${digest}`];
};

/**
 * All that some writes have left behind, a line each, in a form that is the same for each run of the same work.
 * @param names words that are the case's own
 */
export const stateAfter = async (
  stack: Pick<QuietStack, 'table' | 'clients'>,
  writes: readonly GateWrite[],
  names: readonly string[],
): Promise<string[]> => {
  const keys = touchedBy(writes).filter(({ PK }) => !COUNTED.test(PK));
  const items = await Promise.all(keys.map((key) => stack.table.read(key)));
  const common = (line: string): string =>
    names.reduce((text, name) => text.replaceAll(name, '<name>'), line);
  const paths = new Set(writes.filter(({ service }) => service === 's3').map(({ path }) => path));
  const files: string[] = [];
  for (const path of paths) files.push(...(await fileLine(stack, path, common)));
  const lines = [...items.flatMap((item) => (item ? [itemLine(item)] : [])), ...mailsOf(writes), ...files];
  return lines.map(common).toSorted();
};
