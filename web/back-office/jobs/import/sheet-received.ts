import type { ReceivedOf } from '#shared/http/contract.ts';
import type { SheetProblem } from '#shared/jobs/group-sheet-problem.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';

/** What the server has read of a spreadsheet. */
export type SheetRead = ReceivedOf<JobDeskApi['POST /api/jobs/readGroupSheet']>;

/** A service of the spreadsheet as the preview shows it. */
export type SheetRow = {
  readonly line: number;
  readonly job: SheetRead['group']['jobs'][number];
  /** Net euros. */
  readonly price: number | null;
  readonly problems: readonly SheetProblem[];
};

const lineOf = ({ cell }: SheetProblem): number => Number(cell.replace(/\D/g, ''));

export const rowsOf = ({ group, lines, prices, problems }: SheetRead): SheetRow[] => {
  const byLine = Map.groupBy(problems, lineOf);
  return group.jobs.map((job, index) => {
    const line = lines[index] ?? 0;
    return { line, job, price: prices[index] ?? null, problems: byLine.get(line) ?? [] };
  });
};

/** From the first to the last day of a group's services; undefined while none has a day. */
export const daysOf = ({ group }: SheetRead): DayRange | undefined => {
  const days = group.jobs.flatMap(({ serviceDate }) => serviceDate ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : undefined;
};
