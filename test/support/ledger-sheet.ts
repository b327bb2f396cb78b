import ExcelJS from 'exceljs';

/** A workbook as exceljs reads it: the sheet, and its rows from the heads on. */
export const openSheet = async (bytes: Uint8Array) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  const rows: ExcelJS.CellValue[][] = [];
  // Its first place stays empty: columns are counted from 1.
  sheet.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  return { sheet, rows };
};

/** Euros of a cell, as cents. */
export const centsOf = (cell: unknown): number => Math.round(Number(cell) * 100);
