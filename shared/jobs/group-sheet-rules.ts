import type { CalendarDate } from '#shared/calendar-date.ts';
import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { type GroupTerms, groupProblems } from '#shared/jobs/group-jobs.ts';
import { groupSheet, type SheetCells } from '#shared/jobs/group-sheet.ts';
import { type ReadSheet, shownValue } from '#shared/jobs/group-sheet-form.ts';
import { SHEET_PROBLEMS, type SheetProblem } from '#shared/jobs/group-sheet-problem.ts';

const ROW_FIELD = /^jobs\.(\d+)\.(\w+)$/;

/** The cell of a field as `groupProblems` names it: `jobs.3.time` or a field of the head. */
export const cellOf = (field: string, lines: readonly number[]): string => {
  const [, index, name] = ROW_FIELD.exec(field) ?? [];
  if (!name) return groupSheet.headCells[field as keyof typeof groupSheet.headCells] ?? '';
  const letter = groupSheet.columns[name as keyof typeof groupSheet.columns] ?? 'A';
  return `${letter}${lines[Number(index)] ?? ''}`;
};

/** Columns whose hidden key is not where the template has it. */
const movedColumns = (cells: SheetCells['cells']): SheetProblem[] =>
  Object.entries(groupSheet.columns)
    .filter(([key, letter]) => cells.get(`${letter}${groupSheet.keysRow}`) !== key)
    .map(([, letter]) => `${letter}${groupSheet.headingRow}`)
    .map((cell) => ({ cell, code: 'column.moved', value: shownValue(cells.get(cell)) }));

/** Whether a sheet was made with the template: any of its keys stands in its place. */
export const isGroupSheet = ({ cells }: Pick<SheetCells, 'cells'>): boolean =>
  movedColumns(cells).length < Object.keys(groupSheet.columns).length;

const rowNumber = ({ cell }: SheetProblem): number => Number(cell.replace(/\D/g, ''));

/**
 * Everything wrong with a sheet, from top to bottom; of two problems of a cell the first counts.
 * @param airports those that the caller may order for
 */
export const groupSheetProblems = (
  { cells }: SheetCells,
  { form, lines, problems }: ReadSheet,
  terms: GroupTerms,
  { today, airports }: { readonly today: CalendarDate; readonly airports: readonly AirportId[] },
): SheetProblem[] => {
  const moved = movedColumns(cells);
  if (moved.length > 0) return moved;
  const ruled = Object.entries(groupProblems(form, terms, today)).flatMap(([field, { code }]) => {
    const known = SHEET_PROBLEMS.find((problem) => problem === code);
    const cell = cellOf(field, lines);
    return known ? [{ cell, code: known, value: shownValue(cells.get(cell)) }] : [];
  });
  const foreign = form.jobs.flatMap(({ location }, index): SheetProblem[] => {
    if (!isAirportId(location) || airports.includes(location)) return [];
    const cell = cellOf(`jobs.${index}.location`, lines);
    return [{ cell, code: 'location.not_allowed', value: shownValue(cells.get(cell)) }];
  });
  const first = new Map<string, SheetProblem>();
  for (const problem of [...problems, ...ruled, ...foreign]) {
    if (!first.has(problem.cell)) first.set(problem.cell, problem);
  }
  return [...first.values()].sort((a, b) => rowNumber(a) - rowNumber(b) || (a.cell < b.cell ? -1 : 1));
};
