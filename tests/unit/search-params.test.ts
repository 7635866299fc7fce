import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, withPlainSearch } from '@/lib/search-params';

/** Texts that resemble other types. */
const LOOK_ALIKES = ['12', '007', '1e3', 'true', 'null', '[1]', '{"a":1}', '-0', ' 7', 'a b&c=d#e'];

describe('a text in the address', () => {
  it.each(LOOK_ALIKES)('is written without quotes: %s', (id) => {
    expect(stringifySearch({ id })).toBe(`?${new URLSearchParams({ id }).toString()}`);
    expect(parseSearch(stringifySearch({ id }))).toEqual({ id });
  });

  it('is the same after serializing and parsing', () => {
    const texts = fc.oneof(fc.constantFrom(...LOOK_ALIKES), fc.string(), fc.json());
    fc.assert(
      fc.property(fc.dictionary(fc.string(), texts, { noNullPrototype: true }), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(search);
      }),
    );
  });
});

it('numbers are written without quotes, and missing values are omitted', () => {
  expect(stringifySearch({ page: 2, tab: undefined, view: null })).toBe('?page=2');
  expect(stringifySearch({})).toBe('');
});

it('the first of repeated parameters is used', () => {
  expect(parseSearch('?id=1&id=2&__proto__=x')).toEqual(
    Object.fromEntries([
      ['id', '1'],
      ['__proto__', 'x'],
    ]),
  );
});

describe('an older link', () => {
  it.each([
    ['/activity/details?id=%2212%22', '/activity/details?id=12'],
    ['/activity/details?id="12"&code=%22482916%22', '/activity/details?id=12&code=482916'],
    ['/news?page=2&tab=video', '/news?page=2&tab=video'],
    ['/entries?keyword=%22true%22#list', '/entries?keyword=true#list'],
    // Quotes typed in a search are kept.
    ['/entries?keyword=%22%5C%22AI%5C%22%22', '/entries?keyword=%22%5C%22AI%5C%22%22'],
    ['/entries?keyword=%22AI', '/entries?keyword=%22AI'],
  ])('%s is converted to %s', (old, plain) => {
    expect(withPlainSearch(old)).toBe(plain);
  });
});
