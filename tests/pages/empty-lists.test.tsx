import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetResultPreviewResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { getGetResultPreviewMockHandler } from '@/api/generated/staff-match/staff-match.msw';
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

it.each([
  ['an edition', 'match/entries?matchInfoId=match-2026'],
  ['a stage', 'match/results?matchInfoId=match-2026&stage=winners'],
])('an empty list has no hint about filters after the choice of %s', async (_, path) => {
  mockEmptyLists();
  const preview = getGetResultPreviewResponseMock();
  const data = { ...preview.data, stage: 'winners' as const, entries: [] };
  mockWorker.use(getGetResultPreviewMockHandler({ ...preview, data }));
  await renderForStaff(`/a/${path}`);
  await expect.element(page.getByText('Nothing to show').last()).toBeVisible();
  expect(page.getByText(HINT).query()).toBeNull();
});

it('the list of cities has a hint about the search when no city matches', async () => {
  await renderForStaff('/a/site/cities');
  await page.getByRole('searchbox').first().fill('zzzzzz');
  await expect.element(page.getByText(HINT)).toBeVisible();
});
