/** The library of spreadsheets, loaded by the calls that need it: it is larger than all else of the function. */
export const loadExcel = async () => (await import('exceljs')).default;
