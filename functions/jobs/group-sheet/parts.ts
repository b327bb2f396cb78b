import { readArchive } from '#functions/jobs/group-sheet/archive.ts';
import { refuseSheet } from '#functions/jobs/group-sheet/refuse-sheet.ts';

/** All that values of cells are made of; pictures, comments, links and tables stay packed. */
const VALUES = /^xl\/(workbook|sharedStrings|styles|_rels\/workbook\.xml\.rels|worksheets\/[^/]+)(\.xml|$)/;
const WORKBOOK = 'xl/workbook.xml';
const SHEET = /^xl\/worksheets\//;
/** Filled and formatted cells of a sheet, and cells that are merged. */
const MOST_CELLS = 100_000;

/** Some writers call their elements `x:c` instead of `c`. */
const withoutPrefixes = (xml: string): string =>
  /<\w+:(workbook|worksheet|sst|styleSheet)[\s>]/.test(xml) ? xml.replace(/<(\/?)\w+:/g, '<$1') : xml;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const columnLetters = (number: number): string =>
  number === 0
    ? ''
    : columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));

const REFERENCE = /\sr="([A-Z]{0,3})(\d+)"/;

/** Rows and cells may leave out where they are, and then follow the one before (ECMA-376, part 1, 18.3.1). */
const withReferences = (rows: string): string => {
  let row = 0;
  let column = 0;
  return rows.replace(/<(row|c)(\s[^<>]*|\/)?>/g, (tag, name: string, attributes = '') => {
    const [known, letters = '', number = ''] = REFERENCE.exec(attributes) ?? [];
    if (name === 'row') {
      row = known ? Number(number) : row + 1;
      column = 0;
      return known ? tag : `<row r="${row}"${attributes}>`;
    }
    column = known ? columnNumber(letters) : column + 1;
    return known ? tag : `<c r="${columnLetters(column)}${row}"${attributes}>`;
  });
};

/** Dates as ISO text, and results that are empty texts: both would be read as something else. */
const withPlainValues = (rows: string): string =>
  rows.replace(/(<c\s[^<>]*)t="d"/g, '$1t="str"').replace(/<v\s*\/>|<v><\/v>/g, '<v> </v>');

const areaOf = (reference: string): number => {
  const [, left = '', top = '', right = '', bottom = ''] =
    /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  return (columnNumber(right) - columnNumber(left) + 1) * (Number(bottom) - Number(top) + 1);
};

const mergesOf = (xml: string): string => {
  const merges = [...xml.matchAll(/<mergeCell\s[^<>]*ref="([^"]+)"/g)].map(([, reference = '']) => reference);
  if (merges.reduce((sum, merge) => sum + areaOf(merge), 0) > MOST_CELLS) throw refuseSheet('unreadable');
  return merges.map((merge) => `<mergeCell ref="${merge}"/>`).join('');
};

const rowsOf = (xml: string): string => {
  const [start, end] = [xml.indexOf('<sheetData>'), xml.indexOf('</sheetData>')];
  return start < 0 || end < start ? '' : xml.slice(start + '<sheetData>'.length, end);
};

/** A sheet with its cells and merges alone: what else it has could make its reader fill a million cells. */
const plainSheet = (xml: string): string => {
  const rows = rowsOf(xml);
  if ((rows.match(/<c[\s/>]/g)?.length ?? 0) > MOST_CELLS) throw refuseSheet('too_many_rows');
  const merges = mergesOf(xml);
  const plain = withReferences(withPlainValues(rows));
  return `<worksheet><sheetData>${plain}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
};

/** Names may stand for whole columns, of which the reader makes cells. */
const withoutNames = (xml: string): string => {
  const [start, end] = [xml.indexOf('<definedNames>'), xml.indexOf('</definedNames>')];
  return start < 0 || end < start ? xml : xml.slice(0, start) + xml.slice(end + '</definedNames>'.length);
};

const plainPart = (name: string, xml: string): string => {
  const text = withoutPrefixes(xml);
  if (SHEET.test(name)) return plainSheet(text);
  return name === WORKBOOK ? withoutNames(text) : text;
};

/**
 * The parts of a workbook that the values of its cells are made of, in a form that its reader takes.
 * @throws DomainError `invalid_input` for an archive that is no workbook or too big
 */
export const workbookParts = (file: Buffer): Map<string, string> => {
  const parts = readArchive(file, (name) => VALUES.test(name));
  if (!parts.has(WORKBOOK)) throw refuseSheet('not_xlsx');
  return new Map([...parts].map(([name, xml]) => [name, plainPart(name, xml)]));
};
