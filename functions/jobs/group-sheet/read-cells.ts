import type { CellValue as ExcelValue, Worksheet } from 'exceljs';
import { loadExcel } from '#functions/jobs/group-sheet/load-excel.ts';
import { workbookParts } from '#functions/jobs/group-sheet/parts.ts';
import { plainArchive } from '#functions/jobs/group-sheet/plain-archive.ts';
import { refuseSheet } from '#functions/jobs/group-sheet/refuse-sheet.ts';
import { logger } from '#functions/platform/logger.ts';
import { DomainError } from '#shared/domain-error.ts';
import { type CellValue, groupSheet, type SheetCells } from '#shared/jobs/group-sheet.ts';
import { isGroupSheet } from '#shared/jobs/group-sheet-rules.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** The older container: workbooks of before 2007, and all that are encrypted. */
const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le');
const LAST_ROW = 1_048_576;

const demandXlsx = (file: Buffer): void => {
  if (file.length > groupSheet.mostBytes) throw refuseSheet('too_large');
  if (file.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) {
    throw refuseSheet(file.includes(ENCRYPTED_PART) ? 'encrypted' : 'old_format');
  }
  if (!file.subarray(0, ZIP.length).equals(ZIP)) throw refuseSheet('not_xlsx');
};

/** Dates come in UTC and mean the clock on the wall; a second's part is the rounding of a fraction. */
const momentOf = (date: Date): CellValue | undefined => {
  if (Number.isNaN(date.getTime())) return { fault: 'cell.failed' };
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day = '', clock = ''] = text.split('T');
  return { date: day, hours: Number(clock.slice(0, 2)), minutes: Number(clock.slice(3, 5)) };
};

const cellValue = (value: ExcelValue | undefined): CellValue | undefined => {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return String(value);
  if ('richText' in value) return cellValue(value.richText.map(({ text }) => text).join(''));
  if ('formula' in value || 'sharedFormula' in value) {
    return value.result === undefined ? { fault: 'cell.no_result' } : cellValue(value.result);
  }
  return { fault: 'cell.failed' };
};

const cellsOf = (sheet: Worksheet, is1904: boolean): SheetCells => {
  if (sheet.rowCount > LAST_ROW) throw refuseSheet('unreadable');
  const cells = new Map<string, CellValue>();
  let lastRow = 0;
  sheet.eachRow((row, line) => {
    row.eachCell((cell) => {
      const value = cellValue(cell.value);
      if (value === undefined) return;
      cells.set(cell.address, value);
      lastRow = line;
    });
  });
  return { cells, lastRow, is1904 };
};

const readWorkbook = async (file: Buffer): Promise<SheetCells[]> => {
  const { Workbook } = await loadExcel();
  const workbook = new Workbook();
  await workbook.xlsx.load(plainArchive(workbookParts(file)) as unknown as ArrayBuffer);
  return workbook.worksheets.map((sheet) => cellsOf(sheet, workbook.properties.date1904));
};

/**
 * The cells of the first sheet of a file that was made with the template.
 * @throws DomainError `too_large`, or `invalid_input` saying why the file cannot be read
 */
export const readSheetCells = async (file: Buffer): Promise<SheetCells> => {
  demandXlsx(file);
  const sheets = await readWorkbook(file).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    // Its name alone: a message may have what stands in a cell.
    logger.info('spreadsheet not readable', { kind: error instanceof Error ? error.name : 'unknown' });
    throw refuseSheet('unreadable');
  });
  const sheet = sheets.find(isGroupSheet);
  if (!sheet) throw refuseSheet('no_template');
  return sheet;
};
