import ExcelJS from 'exceljs';
import { ZipFile } from 'yazl';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';

const { columns, headCells, keysRow, firstRow } = groupSheet;

/** Texts or bytes as a zip archive. */
export const zipOf = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Formats by their place: 0 none, 1 a date, 2 a time. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`;

type HandMade = {
  /** The rows of the template: its keys and its request number come by themselves. */
  readonly rows: string;
  readonly requestNumber?: string;
  readonly is1904?: boolean;
  readonly merges?: readonly string[];
  /** XML of the workbook beside its sheets. */
  readonly names?: string;
  readonly sharedStrings?: string;
  /** Stands before every element's name, as some writers have it. */
  readonly prefix?: string;
};

/** A text cell as it stands in a sheet's XML; without a reference where there is none. */
export const textCell = (text: string, reference?: string): string =>
  `<c${reference ? ` r="${reference}"` : ''} t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook written by hand, for what no library writes. */
export const handMadeSheet = (made: HandMade): Promise<Buffer> => {
  const keys = Object.entries(columns).map(([key, letter]) => textCell(key, `${letter}${keysRow}`));
  const number = textCell(made.requestNumber ?? 'RQ', headCells.request_number);
  const head = `<row r="6">${number}</row><row r="${keysRow}">${keys.join('')}</row>`;
  const merges = made.merges?.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${head}${made.rows}</sheetData>${merges ? `<mergeCells>${merges}</mergeCells>` : ''}</worksheet>`;
  const properties = made.is1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>';
  const prefixed = (xml: string): string =>
    made.prefix
      ? xml.replace(/<(\/?)(?=\w)/g, `<$1${made.prefix}:`).replace('xmlns=', `xmlns:${made.prefix}=`)
      : xml;
  return zipOf({
    'xl/workbook.xml': prefixed(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets><sheet name="Group" sheetId="1" r:id="rId1"/></sheets>${made.names ?? ''}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': prefixed(sheet),
    'xl/styles.xml': prefixed(STYLES),
    ...(made.sharedStrings && {
      'xl/sharedStrings.xml': prefixed(`<sst xmlns="${MAIN}">${made.sharedStrings}</sst>`),
    }),
  });
};

type Values = Partial<Record<keyof typeof columns, ExcelJS.CellValue>>;
type Head = Partial<Record<keyof typeof headCells, ExcelJS.CellValue>>;

/** The template as the product offers it, to a browser that is logged in. */
export const downloadTemplate = async (site: string, { cookies }: BrowserClient) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${site}/api/jobs/groupSheetTemplate`, { headers: { cookie } });
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A template with a head and rows filled in, and whatever else is done to its first sheet. */
export const fillTemplate = async (
  template: Buffer,
  { head = {}, rows = [] }: { head?: Head; rows?: readonly (Values | undefined)[] },
  change: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void = () => undefined,
): Promise<Buffer> => {
  const workbook = new ExcelJS.Workbook();
  // Not its rules: they would be read cell by cell, twelve thousand of them.
  await workbook.xlsx.load(template as unknown as ArrayBuffer, { ignoreNodes: ['dataValidations'] });
  const sheet = workbook.getWorksheet('Group');
  if (!sheet) throw new Error('the template has no sheet to fill in');
  for (const [field, value] of Object.entries(head)) {
    sheet.getCell(headCells[field as keyof typeof headCells]).value = value;
  }
  for (const [index, values] of rows.entries()) {
    for (const [field, value] of Object.entries(values ?? {})) {
      sheet.getCell(`${columns[field as keyof typeof columns]}${firstRow + index}`).value = value;
    }
  }
  change(sheet, workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};
