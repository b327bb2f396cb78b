import { describe, expect, it } from 'vitest';
import { csvOf } from '#web/back-office/components/record-table/csv.ts';

type Row = { name: string; sum?: number };
const columns = [
  { head: 'Name', value: ({ name }: Row) => name },
  { head: 'Sum', value: ({ sum }: Row) => sum },
];

describe('a table as a file', () => {
  it('has a head, a line per row, and quotes where they are needed', async () => {
    expect(await csvOf(columns, [{ name: 'Tanaka, Keiko', sum: 156 }, { name: 'Lim' }])).toBe(
      'Name,Sum\r\n"Tanaka, Keiko",156\r\nLim,',
    );
  });

  it.each(['=1+1', '+49 69 1', '-2', '@SUM(A1)'])(
    'neutralises %s, which would be read as a formula',
    async (name) => {
      const [, line = ''] = (await csvOf(columns, [{ name }])).split('\r\n');
      expect(line.replaceAll('"', '')).toBe(`'${name},`);
    },
  );
});
