import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListStaffProjectsMockHandler } from '@/api/generated/staff/staff.msw';
import { getListStaffProjectsResponseMock } from '@/api/generated/staff/staff.faker';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { getListStaffMatchesMockHandler } from '@/api/generated/staff-match/staff-match.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const response = getListStaffProjectsResponseMock();
const [entry] = response.data.records;

/** Serves one entry, awarded by decision but not yet published. */
function serveEntry(change: object = {}): void {
  const records = [{ ...entry, ...change }] as typeof response.data.records;
  mockWorker.use(
    getListStaffProjectsMockHandler({ ...response, data: { ...response.data, records } }),
  );
}

it.each([
  ['not published', {}, 'In reviewPublicDecision not published'],
  ['published', { publishedStatus: 4, publishedAwards: ['一等奖'] }, 'Awarded一等奖Public'],
])(
  'the list of entries distinguishes the decision from the published status: %s',
  async (_, held, seen) => {
    serveEntry(held);
    await renderForStaff('/a/match/entries');
    const row = page.getByRole('row').filter({ hasText: entry?.name ?? '' });
    const cells = row.getByRole('cell');
    await expect.element(cells.nth(5)).toHaveTextContent('Awarded一等奖');
    await expect.element(cells.nth(7)).toHaveTextContent(seen);
  },
);

it('marks a decision made before the last change of the entry', async () => {
  const history = [
    { from: 1, status: 5, at: '2026-11-20T16:30:00+08:00', outdated: true },
    { from: 5, status: 4, at: '2026-11-21T16:30:00+08:00' },
  ];
  serveEntry({ decisionOutdated: true, history });
  await renderForStaff('/a/match/entries');
  const row = page.getByRole('row').filter({ hasText: entry?.name ?? '' });
  await expect.element(row.getByText('Changed after the decision')).toBeVisible();
  await row.getByRole('button', { name: /^Review\b/ }).click();
  const steps = page.getByRole('region', { name: 'Decisions so far' }).getByRole('listitem');
  const mark = (step: number) => steps.nth(step).getByText('Changed after the decision');
  await expect.element(mark(0)).toBeVisible();
  await expect.element(mark(1)).not.toBeInTheDocument();
});

it('shows an award in the user’s language if it is a prize of the edition', async () => {
  const editions = getListStaffMatchesResponseMock();
  const [edition] = editions.data;
  const prizes = [{ id: 'first', name: { CN: '金奖', US: 'First prize' }, amount: 1, count: 1 }];
  mockWorker.use(
    getListStaffMatchesMockHandler({
      ...editions,
      data: edition === undefined ? [] : [{ ...edition, id: entry?.matchInfoId ?? '', prizes }],
    }),
  );
  const ids = { prizeId: 'first', publishedPrizeId: 'first' };
  serveEntry({ publishedStatus: 4, publishedAwards: ['一等奖'], ...ids });
  await renderForStaff('/a/match/entries');
  const cells = page
    .getByRole('row')
    .filter({ hasText: entry?.name ?? '' })
    .getByRole('cell');
  await expect.element(cells.nth(5)).toHaveTextContent('AwardedFirst prize');
  await expect.element(cells.nth(7)).toHaveTextContent('AwardedFirst prizePublic');
});

it('publishes selected entries and removes one on its own page', async () => {
  serveEntry({ isPublic: false });
  const sent: unknown[] = [];
  mockWorker.use(
    http.put('*/sys/project/published', async ({ request }) => {
      sent.push(await request.json());
      serveEntry({ isPublic: true });
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: { changed: 1 } });
    }),
  );
  await renderForStaff('/a/match/entries');
  await page.getByRole('checkbox', { name: `Select ${entry?.name ?? ''}` }).click();
  const group = page.getByRole('group', { name: 'With the selected entries' });
  await expect.element(group.getByText('1 selected')).toBeVisible();
  await expect
    .element(group.getByRole('button', { name: 'Remove from the site' }))
    .not.toBeInTheDocument();
  await group.getByRole('button', { name: 'Show to everyone' }).click();
  await expect.element(group).not.toBeInTheDocument();
  const row = page.getByRole('row').filter({ hasText: entry?.name ?? '' });
  await expect.element(row.getByText('Public', { exact: true })).toBeVisible();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Remove from the site' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { ids: [entry?.id], published: true },
      { ids: [entry?.id], published: false },
    ]);
});

it('the review of an entry shows earlier decisions and can return to “Submitted”', async () => {
  serveEntry();
  const sent: unknown[] = [];
  mockWorker.use(
    http.put('*/sys/project/status', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: entry });
    }),
  );
  await renderForStaff('/a/match/entries');
  await page.getByRole('button', { name: /^Review / }).click();
  const decisions = page.getByRole('region', { name: 'Decisions so far' });
  const steps = decisions.getByRole('listitem');
  await expect.element(steps.first()).toMatchTextContent('王艾达 Submitted → In review');
  await expect
    .element(steps.last())
    .toMatchTextContent('王艾达 In review → Awarded 一等奖 评审委员会一致通过');
  await expect.element(decisions).toMatchTextContent(/when you publish their stage/);
  await page.getByRole('radio', { name: 'Submitted' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(decisions).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: entry?.id, status: 1, revision: entry?.revision }]);
});
