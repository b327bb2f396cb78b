import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FAULTS, type FaultKind } from '#test/support/faults/fault.ts';
import { startQuietStack } from '#test/support/faults/quiet-stack.ts';
import { openWorld, type Scenario, type World } from '#test/support/faults/scenario.ts';
import { scenarios } from '#test/support/faults/scenarios/index.ts';
import { settle } from '#test/support/faults/settle.ts';
import { cleanRun, type Tried, troublesOf, tryTrouble } from '#test/support/faults/try-faults.ts';
import { staffBrowser } from '#test/support/staff.ts';

const FILE = 'test/fault-matrix.md';
/** What is printed of a difference, in signs and in lines. */
const [WIDTH, LINES] = [260, 6];

type Column = FaultKind | 'asked_twice';
const COLUMNS: Readonly<Record<Column, string>> = {
  ...FAULTS,
  asked_twice: 'asked for twice',
};

const columnOf = ({ trouble }: Tried): string => (typeof trouble === 'string' ? trouble : trouble.kind);
const isEqual = ({ missing, more }: Tried): boolean => missing.length + more.length === 0;

const cell = (tried: readonly Tried[]): string => {
  const unequal = tried.filter((one) => !isEqual(one)).length;
  if (tried.length === 0) return '';
  return unequal === 0 ? String(tried.length) : `**${unequal} of ${tried.length} differ**`;
};

const explain = ({ trouble, met, answers, missing, more }: Tried): void => {
  const lines = [...missing.map((line) => `- ${line}`), ...more.map((line) => `+ ${line}`)];
  console.log(`  ${JSON.stringify(trouble)} at ${met}, answered ${answers.join(', ')}`);
  for (const line of lines.slice(0, LINES)) console.log(`    ${line.slice(0, WIDTH)}`);
};

/** The row of a piece of work, and what stands below the table about it. */
const rowOf = async (world: World, name: string, scenario: Scenario): Promise<string> => {
  const clean = await cleanRun(world, scenario);
  const tried: Tried[] = [];
  for (const trouble of troublesOf(clean, true))
    tried.push(await tryTrouble(world, scenario, clean, trouble));
  tried.filter((one) => !isEqual(one)).forEach(explain);
  const writes = clean.outcome.writes.map(({ service }) => service);
  const counts = [...new Set(writes)].map(
    (service) => `${writes.filter((one) => one === service).length} ${service}`,
  );
  const cells = Object.keys(COLUMNS).map((kind) => cell(tried.filter((one) => columnOf(one) === kind)));
  const note = clean.outcome.onlyReads ?? clean.outcome.mayLeave?.why ?? '';
  return `| ${[name.replaceAll('|', '\\|'), counts.join(', ') || 'none', ...cells, note].join(' | ')} |`;
};

const TITLES = ['Work', 'Writes', ...Object.values(COLUMNS), 'One more'];

const HEAD = `# Faults and what is left of them

Made by \`node test/load/fault-matrix.ts\`. Each row is work that writes: all calls of the contracts, then what streams,
queue and clock start. Each number says at how many writes a fault was put; the work was then asked for again as its
browser, the queue or the sweeper would, and all of the table, the mails and the files that it had touched was compared
with a clean run. A number alone: always equal. "One more" says what may lie there besides, and why that does no harm.
Of more than twenty writes the first, the middle one and the last stand for all; waiting for a slow answer is tried once
for each service. An empty cell: no such fault there.

| ${TITLES.join(' | ')} |
|${' --- |'.repeat(TITLES.length)}
`;

const cellsOf = (row: string): string[] => row.slice(2, -2).split(' | ');
/** The rows of the last time, so that a part of the matrix can be made anew; columns may have come since. */
const rowsBefore = (): Map<string, string> => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const [head = '', , ...rows] = text.split('\n').filter((line) => /^\| /.test(line));
  const titles = cellsOf(head);
  return new Map(
    rows.map((row) => {
      const cells = cellsOf(row);
      const moved = TITLES.map((title) => cells[titles.indexOf(title)]?.trim() ?? '');
      return [cells[0] ?? '', `| ${moved.join(' | ')} |`];
    }),
  );
};

/** The whole file, in the order of the scenarios; what was added since and never tried is named. */
const textOf = (rows: ReadonlyMap<string, string>): string => {
  const names = [...scenarios.keys()];
  const open = names.filter((name) => !rows.has(name)).map((name) => `\`${name}\``);
  const rest = open.length > 0 ? `\nNot tried here yet: ${open.join(', ')}.\n` : '';
  return `${HEAD}${names.flatMap((name) => rows.get(name) ?? []).join('\n')}\n${rest}`;
};

/**
 * `node test/load/fault-matrix.ts [word…]`: every fault at every write of everything that writes, or of that whose name
 * has one of the words; prints what differs from a clean run, and writes the table.
 */
const matrix = async (words: readonly string[]): Promise<boolean> => {
  const stack = await startQuietStack();
  const world = openWorld(stack, await staffBrowser(stack, 'admin@example.com'));
  await settle(stack);
  const rows = rowsBefore();
  const asked = [...scenarios].filter(
    ([name]) => words.length === 0 || words.some((one) => name.includes(one)),
  );
  for (const [name, scenario] of asked) {
    console.log(name);
    const row = await rowOf(world, name, scenario).catch(
      (error: unknown) => `| ${name} | ${String(error)} |`,
    );
    rows.set(name, row);
    console.log(row);
    writeFileSync(FILE, textOf(rows));
  }
  await stack.close();
  return asked.every(([name]) => !/differ|Error/.test(rows.get(name) ?? ''));
};

process.exit((await matrix(process.argv.slice(2))) ? 0 : 1);
