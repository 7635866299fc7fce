import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCityFound } from '../../src/domain/reference/city-search.ts';
import { OTHER_CITY } from '../../src/domain/reference/reference-labels.ts';
import { findEntries } from '../../src/features/admin/dictionary/entries.ts';
import { matching } from '../../src/shells/admin/palette/options.ts';
import { isLabelFound } from '../../src/ui/form/use-option-search.ts';

const LABEL = '滨江機器人Cafe\u0301１号';

const ENTRY = { id: '1', dictType: 'type', value: 'v', labels: { CN: LABEL, US: '', HK: '' } };

/** The site’s filters, each with one option. */
const FILTERS: [string, (typed: string) => boolean][] = [
  ['a select', (typed) => isLabelFound(typed, { label: LABEL })],
  ['a choice of a city', (typed) => isCityFound(typed, { value: '420100', label: LABEL })],
  [
    'the command palette',
    (typed) =>
      matching([{ key: 'a', group: 'pages', label: LABEL, onChoose: () => undefined }], typed)
        .length > 0,
  ],
  [
    'the dictionary',
    (typed) =>
      findEntries([ENTRY], { type: undefined, keywords: typed, typeName: () => undefined }).length >
      0,
  ],
];

it.each(
  FILTERS.flatMap(([place, isFound]) => [
    { place, typed: '濱江機器人', isFound, found: true },
    { place, typed: ' 机器人  滨江', isFound, found: true },
    { place, typed: 'ＣＡＦÉ1', isFound, found: true },
    { place, typed: 'cafe\u0301', isFound, found: true },
    { place, typed: '', isFound, found: true },
    { place, typed: '机械', isFound, found: false },
  ]),
)('$place with “$typed” finds a text: $found', ({ typed, isFound, found }) => {
  expect(isFound(typed)).toBe(found);
});

it('the option “other city” matches every search', () => {
  expect(isCityFound('Lisboa', { value: OTHER_CITY, label: 'Other city' })).toBe(true);
});

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('generated'))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const pathsWith = (expression: RegExp) =>
  sources.filter(({ source }) => expression.test(source)).map(({ path }) => path);

it('only the shared function compares texts', () => {
  expect(pathsWith(/optionFilterProp|toLowerCase\(\)\s*\.includes\(/)).toEqual([]);
});

it('every searchable select waits for the end of input method composition', () => {
  const searching = pathsWith(/<AutoComplete|showSearch[={]|mode="multiple"/);
  const waiting = pathsWith(/useOptionSearch\(|useDebouncedValue\(/);
  expect(searching.length).toBeGreaterThan(8);
  expect(searching.filter((path) => !waiting.includes(path))).toEqual([]);
});
