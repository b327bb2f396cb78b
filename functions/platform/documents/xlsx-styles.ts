/** What the cells of a column hold: days as `2026-11-28`, amounts in cents, rates in basis points. */
export const CELL_KINDS = ['text', 'date', 'cents', 'percent'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Spreadsheets write separators as their own language does; day, month, the euro behind the amount are German. */
const FORMATS: Readonly<Record<CellKind, string>> = {
  text: '@',
  date: 'dd\\.mm\\.yyyy',
  cents: '#,##0.00\\ &quot;€&quot;',
  percent: '0.0\\ %',
};

/** Formats of our own are numbered from here. */
const FIRST_FORMAT = 164;

const formatId = (kind: CellKind): number => FIRST_FORMAT + CELL_KINDS.indexOf(kind);

/** The number of the style of a heading, and of a cell: totals are bold, below a line. */
export const HEADING_STYLE = 1;
export const styleOf = (kind: CellKind, isTotal: boolean): number =>
  2 + CELL_KINDS.indexOf(kind) + (isTotal ? CELL_KINDS.length : 0);

const xf = (kind: CellKind, isTotal: boolean): string =>
  `<xf numFmtId="${formatId(kind)}" fontId="${isTotal ? 1 : 0}" fillId="0" borderId="${isTotal ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;

const font = (inside: string): string => `<font>${inside}<sz val="11"/><name val="Calibri"/></font>`;
const NO_BORDER = '<left/><right/><top/><bottom/><diagonal/>';
const LINE_ABOVE = '<left/><right/><top style="thin"><color rgb="FF7C8F94"/></top><bottom/><diagonal/>';

/** The part of a workbook that says how cells look; the heads are white on the petrol of the house. */
export const STYLES = [
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${CELL_KINDS.length}">`,
  ...CELL_KINDS.map((kind) => `<numFmt numFmtId="${formatId(kind)}" formatCode="${FORMATS[kind]}"/>`),
  '</numFmts>',
  `<fonts count="3">${font('')}${font('<b/>')}`,
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FF155E6B"/><bgColor indexed="64"/></patternFill></fill></fills>',
  `<borders count="2"><border>${NO_BORDER}</border><border>${LINE_ABOVE}</border></borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${2 + 2 * CELL_KINDS.length}">`,
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="2" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>',
  ...CELL_KINDS.map((kind) => xf(kind, false)),
  ...CELL_KINDS.map((kind) => xf(kind, true)),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle name="Standard" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
