import { expect, it } from 'vitest';
import { IMPORT_COLUMNS } from '@/domain/staff-list/import-columns';
import { readTable } from '@/domain/staff-list/read-table';
import { IMPORTED } from '../../server/staff-import/lists.ts';
import { moment, number, recordOf } from '../../server/staff-import/row-values.ts';

it('offers the columns that the server takes', () => {
  const taken = Object.entries(IMPORTED).map(([list, { columns }]) => [list, [...columns]]);
  expect(IMPORT_COLUMNS).toEqual(Object.fromEntries(taken));
});

it('reads a table by the fields or names of its heads, without empty rows and columns', () => {
  const columns = ['kind', 'name.CN'] as const;
  const nameOf = (column: string) => (column === 'kind' ? 'Type' : 'Name');
  const cells = [[' TYPE', '', 'name.cn'], ['support', '', ' 园区 '], ['', '', ''], ['host']];
  expect(readTable(cells, columns, nameOf)).toEqual({
    columns: ['kind', 'name.CN'],
    rows: [
      ['support', '园区'],
      ['host', ''],
    ],
  });
  // Cells under no head would be lost.
  const lost = [
    ['kind', ''],
    ['support', 'x'],
  ];
  expect(readTable(lost, columns, nameOf).unknown).toBe('');
});

it.each([
  ['2026-5-1 9:30', '2026-05-01T09:30:00+08:00'],
  ['2026/05/01T09:30:15', '2026-05-01T09:30:15+08:00'],
  ['2026-05-01T09:30:00Z', '2026-05-01T09:30:00Z'],
  ['tomorrow', 'tomorrow'],
])('reads the time %s as %s', (text, time) => {
  expect(moment(text)).toBe(time);
});

it('makes a record of a row: fields of fields together, empty cells as no value', () => {
  const columns = ['title.CN', 'title.US', 'capacity', 'kind'];
  const cells = ['沙龙', 'Salon', '20', ' '];
  expect(recordOf(columns, cells, { capacity: number })).toEqual({
    title: { CN: '沙龙', US: 'Salon' },
    capacity: 20,
  });
  expect(number('many')).toBe('many');
});
