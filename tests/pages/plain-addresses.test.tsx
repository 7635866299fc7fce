import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyRoute } from '@tanstack/react-router';
import { createSiteRouter } from '@/app/router';
import { useTabs } from '@/tabs/tabs-store';
import { respondFromMocks, renderSite } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useTabs.getState().clear();
});

type Validate = (search: Record<string, unknown>) => Record<string, unknown>;

const router = createSiteRouter();
router.history.destroy();
const { parseSearch, stringifySearch } = router.options;

/** Returns each route with its search validation. */
function searchSchemas(): [string, Validate][] {
  return (Object.values(router.routesById) as AnyRoute[]).flatMap(({ id, options }) => {
    const validate = options.validateSearch as Validate | undefined;
    return validate === undefined ? [] : [[id as string, validate] as [string, Validate]];
  });
}

/** Valid and invalid values for all search parameters of the routes. */
const someSearch = fc.record(
  Object.fromEntries(
    [
      ...['id', 'code', 'page', 'size', 'status', 'keyword', 'keywords', 'edition', 'domain'],
      ...['city', 'award', 'kind', 'state', 'month', 'view', 'tab', 'from', 'mode'],
    ].map((name) => [
      name,
      fc.oneof(
        fc.constantFrom('12', '007', '1e3', 'true', 'null', '482916', '004217', '3', '"12"'),
        fc.constantFrom(
          '2026-03',
          'month',
          'salon',
          'open',
          'video',
          'reset',
          'register',
          '/a/home',
        ),
        fc.string({ maxLength: 60 }),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

describe('the search of a route', () => {
  it.each(searchSchemas())('survives serializing and parsing: %s', (_path, validate) => {
    fc.assert(
      fc.property(someSearch, (given) => {
        const search = validate(given);
        expect(validate(parseSearch(stringifySearch(search)))).toEqual(search);
      }),
    );
  });

  it.each(['12', '007', '1e3', 'true', 'null'])('contains the id %s without quotes', (id) => {
    expect(stringifySearch({ id, page: 2 })).toBe(`?id=${id}&page=2`);
    expect(parseSearch(`?id=${id}`)).toEqual({ id });
  });
});

describe('an older link with quotes around its id', () => {
  it.each([
    ['#/news/preview?id=%2212%22', '#/news/preview?id=12'],
    ['#/news/preview?id="007"', '#/news/preview?id=007'],
    ['#/news/preview?id=1e3', '#/news/preview?id=1e3'],
  ])('%s is replaced by %s', async (old, plain) => {
    const before = window.history.length;
    await renderSite(old);
    await expect.poll(() => window.location.hash).toBe(plain);
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
  });

  it('opens no second tab', async () => {
    await renderForStaff('/a/match/check-in?id=12');
    const ofCheckIn = () =>
      useTabs
        .getState()
        .tabs.flatMap(({ keyPath, fullPath }) =>
          keyPath.startsWith('/a/match/check-in') ? [fullPath] : [],
        );
    // Waits for the page’s chunk.
    await expect.poll(ofCheckIn, { timeout: 15_000 }).toEqual(['/a/match/check-in?id=12']);
    window.location.hash = '#/a/match/check-in?id=%2212%22';
    await expect.poll(() => window.location.hash).toBe('#/a/match/check-in?id=12');
    expect(ofCheckIn()).toEqual(['/a/match/check-in?id=12']);
  });
});
