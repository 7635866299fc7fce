import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchResults, ResultPreview, StaffMatch } from '@/api/generated/model';
import {
  getGetMatchResultsResponseMock,
  getGetResultPreviewResponseMock,
  getListStaffMatchesResponseMock,
} from '@/api/generated/staff-match/staff-match.faker';
import {
  getGetMatchResultsMockHandler,
  getGetResultPreviewMockHandler,
  getListStaffMatchesMockHandler,
} from '@/api/generated/staff-match/staff-match.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const results = getGetMatchResultsResponseMock();
const preview = getGetResultPreviewResponseMock();
const id = getListStaffMatchesResponseMock().data[0]?.id;
const TIME = '2099-04-12T02:00:00.000Z';
const STAGES: MatchResults['stages'] = [
  { stage: 'accepted', state: 'published', publishedAt: TIME, entries: 60, changes: 0 },
  { stage: 'shortlisted', state: 'published', plannedAt: TIME, entries: 20, changes: 3 },
  { stage: 'finalists', state: 'unpublished', entries: 12, changes: 12 },
  { stage: 'winners', state: 'planned', plannedAt: TIME, entries: 10, changes: 20 },
];

function serveResults(change: Partial<MatchResults> = {}): void {
  const data = { ...results.data, stages: STAGES, ...change };
  mockWorker.use(getGetMatchResultsMockHandler({ ...results, data }));
}

function serveEdition(change: Partial<StaffMatch>): void {
  const { data, ...rest } = getListStaffMatchesResponseMock();
  const editions = data.map((edition) => ({ ...edition, ...change }));
  mockWorker.use(getListStaffMatchesMockHandler({ ...rest, data: editions }));
}

function servePreview(change: Partial<ResultPreview> = {}): void {
  mockWorker.use(
    getGetResultPreviewMockHandler({ ...preview, data: { ...preview.data, ...change } }),
  );
}

/** Records the bodies sent to an address. */
function recordBodies(address: string): unknown[] {
  const sent: unknown[] = [];
  mockWorker.use(
    http.put(address, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(results);
    }),
  );
  return sent;
}

const row = (stage: string) => page.getByRole('row').filter({ hasText: stage }).first();
const entry = (name: string, award = '二等奖') => ({
  id: name,
  name,
  status: 4 as const,
  award,
  changed: true,
});

describe('the stages of an edition’s results', () => {
  beforeEach(() => {
    serveResults();
    servePreview();
  });

  it('open from the list of editions', async () => {
    await renderForStaff('/a/match/editions');
    await page
      .getByRole('button', { name: /^Results/ })
      .first()
      .click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  });

  it('show their state, and past publications', async () => {
    serveResults({
      acts: [
        { id: 'b', stage: 'winners', state: 'refused', at: TIME, refusal: 'No award yet' },
        { id: 'a', stage: 'shortlisted', state: 'published', at: TIME, by: 'Ada', entries: 20 },
      ],
    });
    await renderForStaff('/a/match/results');
    await expect
      .element(row('Accepted'))
      .toMatchTextContent(/Published.*A later stage is published/);
    await expect.element(row('Winners')).toMatchTextContent(/Planned for/);
    const history = page.getByRole('region', { name: 'Publications' });
    await expect.element(history.getByText(/No award yet/)).toBeVisible();
    await expect.element(history.getByText(/Ada/)).toBeVisible();
  });

  it.each([
    ['cancel a planned time', 'Winners', 'Cancel plan', { stage: 'winners', plannedOnly: true }],
    ['withdraw a stage after a question', 'Shortlisted', 'Withdraw', { stage: 'shortlisted' }],
  ])('%s', async (_, stage, button, body) => {
    const sent = recordBodies('*/sys/match/results/withdrawal');
    await renderForStaff('/a/match/results');
    await row(stage)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .click();
    if (button === 'Withdraw')
      await page.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
    await expect.poll(() => sent).toEqual([{ id, ...body }]);
  });
});

describe('the preview of a stage', () => {
  beforeEach(() => {
    serveResults();
  });

  it('shows counts and warnings', async () => {
    servePreview({
      shown: 2,
      notSelected: 40,
      changes: 42,
      warnings: [
        { warning: 'noWinners', count: 0, places: 3, prize: 'Gold' },
        { warning: 'undecided', count: 5 },
      ],
    });
    await renderForStaff('/a/match/results');
    await row('Winners')
      .getByRole('button', { name: /^Preview and publish/ })
      .click();
    const main = page.getByRole('main');
    await expect.element(main.getByText(/2 entries are shown, 40 not selected/)).toBeVisible();
    await expect.element(main.getByText('“Gold” has no winner (3 places)')).toBeVisible();
    await expect.element(main.getByText('5 entries have no decision for this stage')).toBeVisible();
  });

  it('can only be planned before sign-up closes', async () => {
    serveEdition({ signUpEnd: TIME });
    servePreview();
    await renderForStaff('/a/match/results?stage=winners');
    await expect.element(page.getByText(/^Sign-up closes on .*Until then/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Plan publication' })).toBeEnabled();
  });

  it('publishes in the order that staff give to the winners of a prize', async () => {
    serveEdition({ signUpEnd: '2001-04-12T02:00:00.000Z' });
    servePreview({ entries: [entry('first', '一等奖'), entry('b'), entry('c')] });
    const sent = recordBodies('*/sys/match/results');
    await renderForStaff('/a/match/results?stage=winners');
    const up = page.getByRole('button', { name: /^Move up/ });
    await expect.element(up.first()).toBeVisible();
    // The first winner of a prize can't move before another prize.
    expect(up.elements()).toHaveLength(1);
    await up.click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(() => sent).toEqual([{ id, stage: 'winners', order: ['first', 'c', 'b'] }]);
  });

  it('plans the publication for a minute', async () => {
    servePreview();
    const sent = recordBodies('*/sys/match/results');
    await renderForStaff('/a/match/results?stage=shortlisted');
    await page.getByRole('button', { name: 'Plan publication' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Time of publication').fill('2099-04-12T10:00');
    await dialog.getByRole('button', { name: 'Plan publication' }).click();
    await expect.poll(() => sent).toEqual([{ id, stage: 'shortlisted', plannedAt: TIME }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('refuses a time in the past', async () => {
    servePreview();
    const sent = recordBodies('*/sys/match/results');
    await renderForStaff('/a/match/results?stage=shortlisted');
    await page.getByRole('button', { name: 'Plan publication' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Time of publication').fill('2001-04-12T10:00');
    await dialog.getByRole('button', { name: 'Plan publication' }).click();
    await expect.element(dialog.getByText('Enter a time in the future')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
