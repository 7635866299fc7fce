import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readTable } from '@/domain/staff-list/table-file/read-table';
import { readTableFile } from '@/domain/staff-list/table-file/read-table-file';
import { textCells } from '@/domain/staff-list/table-file/text-cells';

const input = (name: string) => readFileSync(join(import.meta.dirname, '../support/inputs', name));

const read = async (bytes: Uint8Array | string) =>
  (await readTableFile(new Blob([bytes as BlobPart]))).cells;

const problemOf = async (bytes: Uint8Array | string) =>
  await read(bytes).catch((error: unknown) => error);

const ROWS = [
  ['kind', 'name.CN'],
  ['host', '启明科学园'],
];
const CSV = 'kind,name.CN\r\nhost,启明科学园';

const utf16 = (text: string, littleEndian = true) => {
  const bytes = Buffer.from(text, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

const GBK = Buffer.from('6b696e642c6e616d652e434e0d0a686f73742cc6f4c3f7bfc6d1a7d4b0', 'hex');

describe('a table file', () => {
  it.each([
    ['UTF-8', CSV],
    ['UTF-8 with a byte order mark', `\uFEFF${CSV}`],
    ['UTF-16 with a byte order mark', utf16(`\uFEFF${CSV.replaceAll(',', '\t')}`)],
    ['big-endian UTF-16 with a byte order mark', utf16(`\uFEFF${CSV}`, false)],
    ['UTF-16 without a byte order mark', utf16(CSV)],
    ['GBK', GBK],
    ['semicolons', CSV.replaceAll(',', ';')],
    ['a line that names the separator', `sep=;\r\n${CSV.replaceAll(',', ';')}`],
    ['CR line endings', CSV.replaceAll('\r\n', '\r')],
  ])('is read from %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(ROWS);
  });

  it('is read from the first sheet of a workbook, with times, numbers and booleans as text', async () => {
    const start = new Date(Date.UTC(2026, 11, 5, 14, 0));
    const rows = [
      ['name', 'start', 'mobile', 'public'],
      ['"星火"\n=1', start, 13_800_000_001, true],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: '表', rows },
        { name: 'other', rows: [] },
      ],
    });
    expect(await read(bytes)).toEqual([
      ['name', 'start', 'mobile', 'public'],
      ['"星火"\n=1', '2026-12-05 14:00', '13800000001', 'true'],
    ]);
  });

  it.each(['organisations-excel-gbk.csv', 'organisations-gbk-english-heads.csv'])(
    'is read from %s, and can be read in another encoding',
    async (name) => {
      const bytes = input(name);
      const { cells, legacy } = await readTableFile(new Blob([bytes]));
      expect(legacy).toBe('gb18030');
      expect(readTable(cells).rows).toEqual([['host', '星火科技园', 'https://a.example.org']]);
      const other = await readTableFile(new Blob([bytes]), 'big5').catch(() => undefined);
      expect(other?.cells[1]?.[1]).not.toBe('星火科技园');
    },
  );

  it('keeps quotes in a pasted cell and all following rows', () => {
    const pasted = input('organisations-pasted-from-excel-with-quotes.tsv').toString();
    const { rows } = readTable(textCells(pasted));
    expect(rows.map(([, name]) => name)).toEqual(['"星火"科技园', '乙单位', '丙单位']);
  });

  it.each([
    ['a quote that closes too early', 'kind,name\nhost,"星火"园\nhost,b', 'quotes', 2],
    ['a quote that never closes', 'kind,name\nhost,"a\nhost,b', 'quotes', 2],
    ['replacement characters', 'kind,name\nhost,\uFFFD', 'lostCharacters', undefined],
    ['an unknown encoding', Uint8Array.of(0x6b, 0x2c, 0xff, 0xff, 0x0a), 'encoding', undefined],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3), 'notTable', undefined],
    ['a password', input('encrypted-by-password.docx'), 'encrypted', undefined],
    ['an old Excel format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'oldExcel', undefined],
    [
      'a ZIP file that is not a workbook',
      zipSync({ 'a.txt': strToU8('a') }),
      'notTable',
      undefined,
    ],
    ['too many bytes', 'a'.repeat(5_000_001), 'tooLarge', undefined],
  ])('with %s is rejected', async (_, bytes, kind, row) => {
    expect(await problemOf(bytes)).toMatchObject({ kind, row });
  });

  it('whose contents exceed the limit is rejected before decompression', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    const begin = performance.now();
    expect(await problemOf(bomb)).toMatchObject({ kind: 'tooLarge' });
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it('with a cell at the last row and column is read in bounded time', async () => {
    const near = await writeXlsx({ sheets: [{ name: 'a', rows: [['kind'], ['host']] }] });
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(near);
    const path = 'xl/worksheets/sheet1.xml';
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
    const sheet = strFromU8(parts[path] ?? new Uint8Array()).replace('</sheetData>', far);
    expect(sheet).toContain('XFD1048576');
    const begin = performance.now();
    const cells = await read(zipSync({ ...parts, [path]: strToU8(sheet) }));
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(readTable(cells).rows).toEqual([['host']]);
  });
});

describe('the rows of a table', () => {
  it('are numbered as in the spreadsheet, without empty rows and columns', () => {
    const cells = [
      [''],
      [' TYPE', '', 'name.cn'],
      ['support', '', ' 园区 '],
      ['', '', ''],
      ['host'],
    ];
    expect(readTable(cells)).toEqual({
      columns: ['TYPE', 'name.cn'],
      rows: [
        ['support', '园区'],
        ['host', ''],
      ],
      numbers: [3, 5],
    });
  });

  it.each([
    [
      'below an empty heading',
      [
        ['kind', ''],
        ['host', 'x'],
      ],
      'headless',
    ],
    ['beyond the headings', [['kind'], ['host', 'x']], 'longRow'],
  ])('are rejected with a cell %s', (_, cells, kind) => {
    expect(() => readTable(cells)).toThrow(expect.objectContaining({ kind, row: 2 }) as Error);
  });
});
