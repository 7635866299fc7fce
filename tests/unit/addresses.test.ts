import { describe, expect, it } from 'vitest';
import { languageOfLink } from '@/settings/language/link-language';
import { idSearch, pageSearch } from '@/lib/search';

describe('a link with a language', () => {
  it.each([
    ['https://a.example/?lang=US#/news', 'US', 'https://a.example/#/news'],
    ['https://a.example/#/news?lang=HK', 'HK', 'https://a.example/#/news'],
    [
      'https://a.example/?from=x&lang=US#/news?page=2',
      'US',
      'https://a.example/?from=x#/news?page=2',
    ],
    ['https://a.example/?lang=CN#/a?lang=US', 'US', 'https://a.example/#/a'],
  ])('selects the language and removes the parameter: %s', (href, language, rest) => {
    expect(languageOfLink(href)).toEqual({ language, href: rest });
  });

  it.each(['https://a.example/#/news', 'https://a.example/?lang=xx#/news', 'https://a.example/'])(
    'is unchanged without a valid language: %s',
    (href) => {
      expect(languageOfLink(href)).toBeUndefined();
    },
  );
});

describe('the page of a list in the address', () => {
  it.each([
    [{ page: 3 }, { page: 3 }],
    [{ page: '4' }, { page: 4 }],
    [{ page: 1 }, {}],
    [{ page: -2 }, {}],
    [{ page: 'x' }, {}],
    [{}, {}],
  ])('is parsed from %j as %j', (search, expected) => {
    expect(pageSearch(search)).toEqual(expected);
  });

  it('does not affect ids, which are parsed as text', () => {
    expect([idSearch({ id: '7' }), idSearch({}), idSearch({ id: ['x'] })]).toEqual([
      { id: '7' },
      { id: '' },
      { id: '' },
    ]);
  });
});
