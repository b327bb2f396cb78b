import { type Fault, type FaultKind, faultsOf } from '#test/support/faults/fault.ts';
import type { GateWrite } from '#test/support/faults/fault-gate.ts';
import { countersOf, stateAfter, touchedBy } from '#test/support/faults/normal-state.ts';
import { type Case, type Scenario, type World, worldOfCase } from '#test/support/faults/scenario.ts';
import { listed, settle } from '#test/support/faults/settle.ts';

/** How often somebody asks again who was told of a fault. */
const PATIENCE = 3;

/** What happens to a case: a fault on its way, or that it is asked for twice because nobody heard the answer. */
export type Trouble = Fault | 'none' | 'asked_twice';

export type Outcome = {
  /** Status of each answer, the last one included. */
  readonly answers: readonly number[];
  /** What the work itself wrote, in its order, before anybody asked again. */
  readonly writes: readonly GateWrite[];
  readonly state: readonly string[];
  readonly touched: ReturnType<typeof touchedBy>;
  readonly mayLeave: Case['mayLeave'];
  readonly onlyReads: Case['onlyReads'];
};

const changeOf = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].map(([name, value]) => `${name} ${value - (before.get(name) ?? 0)}`);

/** Nobody asks the provider any more about the payments that a case has left open: others would wait for that. */
const leaveAlone = async (stack: World['stack']): Promise<void> => {
  for (const { PK, SK } of await listed(stack, 'UNSETTLED')) {
    await stack.table.set({ PK, SK }, 'owner_sk', '2999-12-31T00:00:00.000Z');
  }
};

const untilAnswered = async (work: Case, answers: number[]): Promise<void> => {
  const { act, later, isToRepeat = (status) => status >= 500 } = work;
  for (let again = 0; again < PATIENCE && isToRepeat(answers.at(-1) ?? 500); again += 1) {
    await later?.();
    answers.push((await act()).status);
  }
};

/**
 * Does a piece of work with some trouble on its way; then it is asked for again as its caller would, and all that was
 * promised is done.
 * @param counters those whose change is to be told
 */
export const tryOnce = async (
  world: World,
  scenario: Scenario,
  trouble: Trouble,
  counters: Outcome['touched'] = [],
): Promise<Outcome> => {
  const { stack } = world;
  const { gate, functions } = stack;
  const work = await scenario(worldOfCase(world));
  if (!work.isWaiting) await settle(stack);
  const before = await countersOf(stack, counters);
  gate.arm(typeof trouble === 'string' ? undefined : trouble, functions.killAll);
  const answers = [(await work.act()).status];
  gate.heal();
  const writes = gate.writes().slice();
  if (trouble === 'asked_twice') answers.push((await work.act()).status);
  await untilAnswered(work, answers);
  await work.later?.();
  await settle(stack);
  const all = gate.writes().slice();
  const state = [
    ...(await stateAfter(stack, all, work.names ?? [])),
    ...changeOf(before, await countersOf(stack, counters)),
  ];
  await leaveAlone(stack);
  const { mayLeave, onlyReads } = work;
  return { answers, writes, state, touched: touchedBy(all), mayLeave, onlyReads };
};

export type Tried = {
  readonly trouble: Trouble;
  /** Which write it met. */
  readonly met: string;
  readonly answers: readonly number[];
  /** Lines that a clean run has and this one has not, and the other way round; none when all is equal. */
  readonly missing: readonly string[];
  readonly more: readonly string[];
};

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
};

export type Clean = { readonly outcome: Outcome; readonly counters: Outcome['touched'] };

/**
 * How a piece of work ends when nothing happens to it.
 * @param isProven whether a second run has to end in the same way
 * @throws Error when it fails, or ends in different ways
 */
export const cleanRun = async (world: World, scenario: Scenario, isProven = true): Promise<Clean> => {
  const { touched: counters, answers, writes, onlyReads } = await tryOnce(world, scenario, 'none');
  const status = answers.at(-1) ?? 0;
  if (status >= 400) throw new Error(`the clean run is answered with ${status}`);
  if ((writes.length === 0) !== (onlyReads !== undefined)) throw new Error(`${writes.length} writes`);
  // What a first run finds different, such as a text that was never edited, no other finds.
  const first = await tryOnce(world, scenario, 'none', counters);
  const second = isProven ? await tryOnce(world, scenario, 'none', counters) : first;
  const [missing, more] = [without(first.state, second.state), without(second.state, first.state)];
  if (missing.length > 0) throw new UnequalRuns(missing, more);
  return { outcome: first, counters };
};

/** Two runs without any trouble that end differently: then nothing can be said about others. */
export class UnequalRuns extends Error {
  readonly missing: readonly string[];
  readonly more: readonly string[];

  constructor(missing: readonly string[], more: readonly string[]) {
    super('two clean runs end differently');
    this.missing = missing;
    this.more = more;
  }
}

const isOnlyCounting = (write: GateWrite): boolean =>
  write.service === 'dynamodb' && touchedBy([write]).length === 0;

/** Of more writes than this the first, the middle one and the last stand for all. */
const MOST_WRITES = 20;
const isTried = (at: number, { length }: readonly GateWrite[]): boolean =>
  length <= MOST_WRITES || [0, Math.floor(length / 2), length - 1].includes(at);

/** Waiting for the client's own limit costs seconds: it is enough once for each service of a piece of work. */
const isFirstOfService = (write: GateWrite, writes: readonly GateWrite[]): boolean =>
  writes.find((one) => one.service === write.service && !isOnlyCounting(one)) === write;

/** Everything that may happen to the writes of a clean run. */
export const troublesOf = (
  { outcome }: Clean,
  isWhole: boolean,
  kinds?: readonly FaultKind[],
): readonly { trouble: Trouble; met: string }[] => [
  ...outcome.writes.flatMap((write, at, writes) =>
    (isTried(at, writes) ? faultsOf(write.service, isWhole) : [])
      .filter((kind) => kinds?.includes(kind) ?? true)
      .filter((kind) => kind !== 'slow' || isFirstOfService(write, writes))
      // Of what only counts tries, it is enough that the work does not come so far.
      .filter((kind) => kind === 'down' || !isOnlyCounting(write))
      .map((kind) => ({ trouble: { kind, at }, met: `${write.service} ${write.operation}` })),
  ),
  ...(outcome.writes.length > 0 ? [{ trouble: 'asked_twice' as const, met: 'the answer' }] : []),
];

/** Tries one trouble and tells what it changed of the end. */
export const tryTrouble = async (
  world: World,
  scenario: Scenario,
  { outcome: clean, counters }: Clean,
  { trouble, met }: { trouble: Trouble; met: string },
): Promise<Tried> => {
  const { answers, state } = await tryOnce(world, scenario, trouble, counters);
  return {
    trouble,
    met,
    answers,
    missing: without(clean.state, state),
    more: without(state, clean.state).filter((line) => !clean.mayLeave?.line.test(line)),
  };
};
