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

/** Lets every list of the server be empty. */
function holdNothing(): void {
  const data = { records: [], total: 0, current: 1, size: 20 };
  const respond = () => HttpResponse.json({ code: 200, msg: '', version: '1', data });
  for (const list of ['project', 'expert', 'activity', 'news', 'user', 'audit'])
    mockWorker.use(http.get(`*/sys/${list}`, respond));
}

describe.each(['match/entries', 'match/experts', 'match/activities', 'match/news', 'sys/user'])(
  'the empty list of /a/%s',
  (path) => {
    it.each([
      ['without a search mentions none', '', false],
      ['without a search mentions none on a sorted page', '?page=2', false],
      ['mentions the search that excludes every record', '?keywords=none', true],
    ])('%s', async (_, search, expected) => {
      holdNothing();
      await renderForStaff(`/a/${path}${search}`);
      await expect.element(page.getByText('Nothing to show')).toBeVisible();
      expect(page.getByText(HINT).query() !== null).toBe(expected);
    });
  },
);

it('the list of cities mentions the words that no city has', async () => {
  await renderForStaff('/a/site/cities');
  await page.getByRole('searchbox').first().fill('zzzzzz');
  await expect.element(page.getByText(HINT)).toBeVisible();
});
