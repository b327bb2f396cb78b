import { addColumns } from '#functions/jobs/group-sheet/columns.ts';
import { addHead } from '#functions/jobs/group-sheet/head.ts';
import { loadExcel } from '#functions/jobs/group-sheet/load-excel.ts';
import { addNotes } from '#functions/jobs/group-sheet/notes.ts';
import { COLOURS } from '#functions/jobs/group-sheet/style.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { inBoth } from '#shared/texts/group-sheet-words.ts';

const LISTS = 'Lists';
const A4 = 9;

/** The template of an airline's group, with the services and languages that can be ordered today; Base64. */
export const writeGroupSheet = async (): Promise<string> => {
  const [{ Workbook }, { languages }, prices] = await Promise.all([
    loadExcel(),
    readCatalogue(),
    readGroupPrices(),
  ]);
  const codes = [...new Set(prices.map(({ key }) => key.split(' ')[0] ?? ''))];
  const names = languages.filter(({ bookable }) => bookable).map(({ name }) => inBoth(name));
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Group', {
    views: [{ state: 'frozen', ySplit: groupSheet.headingRow }],
    properties: { tabColor: { argb: COLOURS.sign } },
    pageSetup: { orientation: 'landscape', paperSize: A4, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    headerFooter: { oddFooter: '&R&P / &N' },
  });
  sheet.pageSetup.printTitlesRow = `${groupSheet.headingRow}:${groupSheet.headingRow}`;
  addColumns(sheet, {
    codes: `${LISTS}!$A$1:$A$${codes.length}`,
    languages: `${LISTS}!$B$1:$B$${names.length}`,
  });
  addHead(sheet);
  addNotes(workbook, codes);
  const lists = workbook.addWorksheet(LISTS, { state: 'veryHidden' });
  for (const [index, code] of codes.entries()) lists.getCell(index + 1, 1).value = code;
  for (const [index, name] of names.entries()) lists.getCell(index + 1, 2).value = name;
  return Buffer.from(await workbook.xlsx.writeBuffer()).toString('base64');
};
