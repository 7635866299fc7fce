import { describe, expect, it } from 'vitest';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import { fieldAt, pathOfPointer } from '@/lib/refused-fields';

describe('the form field for a rejected field of a request', () => {
  const FIELDS = [
    ['name'],
    ['theme', 'CN'],
    ['theme', 'US'],
    ['criteria'],
    ['criteria', 0, 'name', 'CN'],
    ['criteria', 1, 'guidance', 'CN'],
    ['attachments'],
  ];

  it.each([
    ['/name', ['name']],
    ['/theme/US', ['theme', 'US']],
    ['/criteria/1/guidance/CN', ['criteria', 1, 'guidance', 'CN']],
    // The list, because the form does not show this row.
    ['/criteria/7/name/CN', ['criteria']],
    // The field, because it has a single input.
    ['/attachments/2/shared', ['attachments']],
    // The first input, because the field is an object.
    ['/theme', ['theme', 'CN']],
    // The body nests the record in a property.
    ['/texts/theme/US', ['theme', 'US']],
    ['/unknown', undefined],
    // Another record of a list.
    ['/items/3/name', undefined],
    ['', undefined],
  ])('is found for %s', (pointer, field) => {
    expect(fieldAt(pathOfPointer(pointer), FIELDS)).toEqual(field);
  });

  it('is found for escapes of JSON Pointer', () => {
    expect(pathOfPointer('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
  });
});

describe('localized texts that a form leaves empty', () => {
  const NOTHING = { CN: undefined, US: undefined, HK: undefined };
  it.each([
    ['absent', { title: NOTHING }, {}],
    ['omitted in a list', { rows: [{ weight: 1, hint: NOTHING }] }, { rows: [{ weight: 1 }] }],
    [
      'omitted with a converted HK text',
      { title: { ...NOTHING, HK: '標題', converted: true } },
      {},
    ],
    ['kept if the empty text is a value', { title: { CN: '' } }, { title: { CN: '' } }],
    [
      'kept without the Chinese text',
      { title: { CN: undefined, US: 'A' } },
      { title: { US: 'A' } },
    ],
    ['kept in other objects', { rules: {}, day: null }, { rules: {}, day: null }],
  ])('are %s', (_, values, sent) => {
    expect(JSON.stringify(withoutEmptyTexts(values))).toBe(JSON.stringify(sent));
  });
});
