import { describe, expect, it } from 'vitest';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import { fieldAt, pathOfPointer } from '@/lib/refused-fields';

describe('the field of a form for a refused field of a request', () => {
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
    // A row that the form doesn't show: the list.
    ['/criteria/7/name/CN', ['criteria']],
    // A part of a field that is one input.
    ['/attachments/2/shared', ['attachments']],
    // An object whose parts are inputs.
    ['/theme', ['theme', 'CN']],
    // The body holds the record under a name of its own.
    ['/texts/theme/US', ['theme', 'US']],
    ['/unknown', undefined],
    // Another record of a list.
    ['/items/3/name', undefined],
    ['', undefined],
  ])('finds %s', (pointer, field) => {
    expect(fieldAt(pathOfPointer(pointer), FIELDS)).toEqual(field);
  });

  it('reads the escapes of a JSON Pointer', () => {
    expect(pathOfPointer('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
  });
});

describe('localized texts that a form leaves empty', () => {
  const NOTHING = { CN: undefined, US: undefined, HK: undefined };
  it.each([
    ['absent', { title: NOTHING }, {}],
    ['absent in a list', { rows: [{ weight: 1, hint: NOTHING }] }, { rows: [{ weight: 1 }] }],
    ['absent with a converted HK text', { title: { ...NOTHING, HK: '標題', converted: true } }, {}],
    ['kept where the empty text is a value', { title: { CN: '' } }, { title: { CN: '' } }],
    [
      'kept without its Chinese text',
      { title: { CN: undefined, US: 'A' } },
      { title: { US: 'A' } },
    ],
    ['kept in another object', { rules: {}, day: null }, { rules: {}, day: null }],
  ])('are %s', (_, values, sent) => {
    expect(JSON.stringify(withoutEmptyTexts(values))).toBe(JSON.stringify(sent));
  });
});
