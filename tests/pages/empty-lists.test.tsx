import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const HINT = /Try fewer words or filters/;

/** Mocks every staff list as empty. */
function mockEmptyLists(): void {
  const data = { records: [], total: 0, current: 1, size: 20 };
  const respond = () => HttpResponse.json({ code: 200, msg: '', version: '1', data });
  for (const list of ['project', 'expert', 'activity', 'news', 'user', 'audit'])
    mockWorker.use(http.get(`*/sys/${list}`, respond));
}

describe.each(['match/entries', 'match/experts', 'match/activities', 'match/news', 'sys/user'])(
  'the empty list of /a/%s',
  (path) => {
    it.each([
      ['has no hint about a search without one', '', false],
      ['has no hint about a search on another page of results', '?page=2', false],
      ['has a hint about the search with one', '?keywords=none', true],
    ])('%s', async (_, search, expected) => {
      mockEmptyLists();
      await renderForStaff(`/a/${path}${search}`);
      await expect.element(page.getByText('Nothing to show')).toBeVisible();
      expect(page.getByText(HINT).query() !== null).toBe(expected);
    });
  },
);

it('the list of cities has a hint about the search when no city matches', async () => {
  await renderForStaff('/a/site/cities');
  await page.getByRole('searchbox').first().fill('zzzzzz');
  await expect.element(page.getByText(HINT)).toBeVisible();
});
