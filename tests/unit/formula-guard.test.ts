import { text } from 'node:stream/consumers';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../server/transfer/export/csv.ts';
import { withoutGuard, workbookText } from '../../server/transfer/export/formula-guard.ts';

/** Returns the content of a cell after a CSV export. */
async function exported(cell: string): Promise<string> {
  // eslint-disable-next-line @typescript-eslint/require-await -- exports stream their rows
  async function* rows() {
    yield [cell, 'last'];
  }
  const csv = await text(csvFile(rows()));
  return papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data[0]?.[0] ?? '';
}

const FORMULAS = [
  '=HYPERLINK("https://evil.example","x")',
  '=HYPERLINK("https://evil.example","x")\n',
  '=1\r\n+2',
  '+85291234567',
  '-1+2\nx',
  '@SUM(1)\u2028x',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "'=1",
  "''=1\n",
];

const TEXTS = ['星火 = 科技', '1-2', "'90s", "'", '', 'a\n=1', '"=1"'];

describe('the guard of exported formulas', () => {
  it.each(FORMULAS)('puts an apostrophe before %j, which an import removes', async (cell) => {
    expect(await exported(cell)).toBe(`'${cell}`);
    expect(withoutGuard(`'${cell}`)).toBe(cell);
    expect(withoutGuard(workbookText(cell))).toBe(cell);
  });

  it.each(TEXTS)('leaves %j unchanged', async (cell) => {
    expect(await exported(cell)).toBe(cell);
    expect(withoutGuard(cell)).toBe(cell);
    expect(workbookText(cell)).toBe(cell);
  });
});
