import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PermissionName } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const PERSON = {
  id: 'user-1',
  name: '林晓',
  mobile: '13800000001',
  concerns: ['entry', 'activity'],
  missed: 2,
  missedDate: '2026-11-20T16:30:00+08:00',
};

/** Serves one unreachable person; returns the search of each request. */
function serveUnreachable(): string[] {
  const searches: string[] = [];
  mockWorker.use(
    http.get('*/sys/notice/unreachable', ({ request }) => {
      searches.push(new URL(request.url).search);
      const data = { records: [PERSON], total: 1, current: 1, size: 20 };
      return HttpResponse.json({ code: 200, msg: '', version: '1', data });
    }),
  );
  return searches;
}

it('lists people who can’t be notified, with filter and export', async () => {
  const searches = serveUnreachable();
  await renderForStaff('/a/site/notices', { lang: 'US' });
  await page.getByText('People who can’t be notified').click();
  await expect.element(page.getByRole('cell', { name: '林晓' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Entry, Activity' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Involvement' }).click();
  await page.getByTitle('Expert').click();
  await expect.poll(() => searches.at(-1)).toContain('concern=expert');
});

it('mentions the search in the empty list of people only while a filter is set', async () => {
  const data = { records: [], total: 0, current: 1, size: 20 };
  mockWorker.use(
    http.get('*/sys/notice/unreachable', () =>
      HttpResponse.json({ code: 200, msg: '', version: '1', data }),
    ),
  );
  await renderForStaff('/a/site/notices?list=people&concern=expert', { lang: 'US' });
  const hint = page.getByText(/^Try fewer words or filters/u);
  await expect.element(hint).toBeVisible();
  await page.getByLabelText('Clear').first().click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing to show')).toBeVisible();
});

it('hides the list of people from staff without `user:read`', async () => {
  const searches = serveUnreachable();
  const rights = PermissionName.options.filter((right) => right !== 'user:read');
  await renderForStaff('/a/site/notices?list=people', { lang: 'US' }, rights);
  await expect.element(page.getByRole('columnheader', { name: 'Queued' })).toBeVisible();
  expect(page.getByText('People who can’t be notified').elements()).toHaveLength(0);
  expect(searches).toEqual([]);
});

it.each([
  ['sent', 0],
  ['failed', 1],
])('has an actions column only if a notice can be sent again (%s)', async (state, columns) => {
  const notice = {
    id: 'notice-1',
    event: 'accountVerified',
    recipient: 'ada@example.org',
    language: 'US',
    state,
    tries: 1,
    createDate: '2026-11-20T16:30:00+08:00',
  };
  const data = { records: [notice], total: 1, current: 1, size: 20 };
  mockWorker.use(
    http.get('*/sys/notice', () => HttpResponse.json({ code: 200, msg: '', version: '1', data })),
  );
  await renderForStaff('/a/site/notices', { lang: 'US' });
  await expect.element(page.getByRole('cell', { name: 'ada@example.org' })).toBeVisible();
  expect(page.getByRole('columnheader', { name: 'Actions' }).elements()).toHaveLength(columns);
});
