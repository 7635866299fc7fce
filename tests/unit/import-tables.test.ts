import { expect, it } from 'vitest';
import { IMPORT_COLUMNS } from '@/domain/staff-list/import-columns';
import CN from '@/i18n/messages/CN/staffTable.json' with { type: 'json' };
import HK from '@/i18n/messages/HK/staffTable.json' with { type: 'json' };
import US from '@/i18n/messages/US/staffTable.json' with { type: 'json' };
import { LANGUAGES } from '../../server/base/messages.ts';
import { fieldFinder, headOf } from '../../server/transfer/import/heads.ts';
import { IMPORTED } from '../../server/transfer/import/lists.ts';
import { moment, number, recordOf } from '../../server/transfer/import/row-values.ts';

const LISTS = Object.entries(IMPORTED);

it('the import form lists the columns that the server accepts', () => {
  const taken = LISTS.map(([list, { columns }]) => {
    const fields = columns.flatMap(({ field }) => field ?? []);
    return [list, fields.toSorted()];
  });
  const offered = Object.entries(IMPORT_COLUMNS).map(([list, fields]) => [list, fields.toSorted()]);
  expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(taken));
});

it.each(LISTS)(
  'the columns of %s are found by field and exported heading in three languages',
  (_, list) => {
    const find = fieldFinder(list.columns);
    for (const column of list.columns) {
      const heads = LANGUAGES.map((language) => headOf(column, language));
      expect(heads.map(find)).toEqual(heads.map(() => column.field ?? ''));
      if (column.field !== undefined) expect(find(column.field.toUpperCase())).toBe(column.field);
    }
  },
);

it.each(Object.entries(IMPORT_COLUMNS))(
  'the columns of %s are found by their labels on the page',
  (list, fields) => {
    const find = fieldFinder(IMPORTED[list as keyof typeof IMPORTED].columns);
    for (const texts of [CN, US, HK] as Record<string, string>[]) {
      const found = fields.map((field) => find(texts[`staffTable.column.${field}`] ?? ''));
      expect(found).toEqual([...fields]);
    }
  },
);

it.each([
  ['类别', 'kind'],
  ['名称（中文）', 'name.CN'],
  [' 名称 (中文) ', 'name.CN'],
  ['名称', 'name.CN'],
  ['ＵＲＬ', 'url'],
  ['宠物', undefined],
])('the heading %s of organisations is found', (head, field) => {
  expect(fieldFinder(IMPORTED.organisations.columns)(head)).toBe(field);
});

it.each([
  ['2026-5-1 9:30', '2026-05-01T09:30:00+08:00'],
  ['2026/05/01T09:30:15', '2026-05-01T09:30:15+08:00'],
  ['2026-05-01T09:30:00Z', '2026-05-01T09:30:00Z'],
  ['tomorrow', 'tomorrow'],
])('the time %s is parsed as %s', (text, time) => {
  expect(moment(text)).toBe(time);
});

it('a row becomes a record with nested fields and without empty cells', () => {
  const fields = ['title.CN', 'title.US', 'capacity', 'kind', ''];
  const cells = ['沙龙', 'Salon', '20', ' ', 'ignored'];
  expect(recordOf(fields, cells, { capacity: number })).toEqual({
    title: { CN: '沙龙', US: 'Salon' },
    capacity: 20,
  });
  const before = { title: { CN: '沙龙', US: 'Salon' }, kind: 'salon' };
  expect(recordOf(['title.US', 'kind'], ['', '培训'], {}, before)).toEqual({
    title: { CN: '沙龙' },
    kind: '培训',
  });
  expect(number('many')).toBe('many');
});
