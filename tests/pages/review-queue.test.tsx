import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getGetStaffProjectResponseMock,
  getListStaffProjectsResponseMock,
} from '@/api/generated/staff/staff.faker';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { mockWorker } from '@/mocks/browser';
import { respond } from '@/mocks/calls';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const [first] = getListStaffProjectsResponseMock().data.records;
if (first === undefined) throw new Error('the contract shows no entry');
const [edition] = getListStaffMatchesResponseMock().data;
if (edition === undefined) throw new Error('the contract shows no edition');
const EDITION = { ...edition, revision: 1 };

const entry = (id: string, name: string) => ({ ...first, id, name, revision: `${id}-1` });
const ENTRIES = [entry('a', 'Entry A'), entry('b', 'Entry B')];

/** Serves two editions and the entries; returns the query of each request for the list. */
function serve(records = ENTRIES): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  mockWorker.use(
    respond('listStaffMatches', [
      { ...EDITION, id: 'now', name: { CN: '本届', US: 'This year' }, current: true },
      { ...EDITION, id: 'then', name: { CN: '往届', US: 'Last year' }, current: false },
    ]),
    respond('listStaffProjects', ({ query }) => {
      asked.push(query);
      return { records, total: records.length, current: 1, size: 20 };
    }),
    respond('listReviewers', [{ id: 'u9', name: 'Bo Li', entries: 3, waiting: 2 }]),
  );
  return asked;
}

const choose = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();

it('lists the current edition until another one is chosen', async () => {
  const asked = serve();
  await renderForStaff('/a/match/entries?status=1');
  await expect.element(page.getByRole('link', { name: 'Entry A' })).toBeVisible();
  expect(asked.map((query) => query.get('matchInfoId'))).not.toContain(null);
  expect(asked.at(-1)?.get('matchInfoId')).toBe('now');
  await page.getByRole('combobox', { name: 'Edition' }).click();
  await page.getByTitle('Last year').click();
  await expect.poll(() => asked.at(-1)?.get('matchInfoId')).toBe('then');
  expect(location.hash).toContain('matchInfoId=then');
  expect(location.hash).toContain('status=1');
});

it('offers to create an edition on a site without one', async () => {
  mockWorker.use(respond('listStaffMatches', []));
  await renderForStaff('/a/match/entries');
  await expect.element(page.getByText('There is no edition yet')).toBeVisible();
});

it('finds entries by reviewer, missing documents and place in the final', async () => {
  const asked = serve();
  await renderForStaff('/a/match/entries');
  await page.getByRole('combobox', { name: 'Reviewer' }).click();
  await page.getByTitle('Bo Li (2 of 3 waiting)').click();
  await expect.poll(() => asked.at(-1)?.get('reviewer')).toBe('u9');
  await page.getByRole('checkbox', { name: 'Documents missing' }).click();
  await expect.poll(() => asked.at(-1)?.get('documents')).toBe('missing');
  await page.getByRole('checkbox', { name: 'Finalist' }).click();
  await expect.poll(() => asked.at(-1)?.get('finalist')).toBe('only');
});

it('claims the selected entries without a reviewer, and releases the others', async () => {
  const sent: unknown[] = [];
  const reviewer = { id: 'u9', name: 'Bo Li' };
  serve([entry('a', 'Entry A'), { ...entry('b', 'Entry B'), reviewer }]);
  mockWorker.use(
    respond('claimProjects', async ({ body }) => {
      sent.push(await body());
      return { changed: 1 };
    }),
  );
  await renderForStaff('/a/match/entries');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect.poll(() => sent).toEqual([{ ids: ['a'], claimed: true }]);
  await choose('Entry B');
  await page.getByRole('button', { name: 'Release' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ ids: ['b'], claimed: false });
});

it('decides several entries, names those that were refused, and undoes the others', async () => {
  const sent: unknown[] = [];
  serve();
  mockWorker.use(
    respond('reviewProjects', async ({ body }) => {
      sent.push(await body());
      return {
        decided: [{ id: 'a', revision: 'a-2' }],
        refused: [{ id: 'b', reason: 'Sign-up is open' }],
      };
    }),
    respond('undoReviews', async ({ body }) => {
      sent.push(await body());
      return { decided: [{ id: 'a', revision: 'a-3' }], refused: [] };
    }),
  );
  await renderForStaff('/a/match/entries');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide 2 entries' });
  await dialog.getByRole('radio', { name: 'In review' }).click();
  await dialog.getByLabelText('Note to the team').fill('Checked');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Decision saved: Entry A' });
  await expect.element(outcome).toMatchTextContent('Entry B: Sign-up is open');
  expect(sent).toEqual([
    {
      entries: [
        { id: 'a', revision: 'a-1' },
        { id: 'b', revision: 'b-1' },
      ],
      status: 2,
      note: 'Checked',
    },
  ]);
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Decision undone: Entry A')).toBeVisible();
  expect(sent.at(-1)).toEqual({ entries: [{ id: 'a', revision: 'a-2' }] });
});

it('undoes the last decision of several entries later, after it has listed them', async () => {
  const sent: unknown[] = [];
  const step = { from: 2, status: 3, at: '2026-12-28T10:00:00Z', by: 'Bo Li' } as const;
  serve([
    { ...entry('a', 'Entry A'), history: [step] },
    { ...entry('b', 'Entry B'), history: [] },
  ]);
  mockWorker.use(
    respond('undoReviews', async ({ body }) => {
      sent.push(await body());
      return { decided: [{ id: 'a', revision: 'a-2' }], refused: [] };
    }),
  );
  await renderForStaff('/a/match/entries');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Undo the last decision' }).click();
  await expect.element(page.getByText(/^Entry A: In review → Shortlisted \(Bo Li, /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText('Decision undone: Entry A')).toBeVisible();
  expect(sent).toEqual([{ entries: [{ id: 'a', revision: 'a-1' }] }]);
});

it('shows the files of an entry in the review drawer', async () => {
  serve();
  await renderForStaff('/a/match/entries');
  await page
    .getByRole('button', { name: /^Review\b/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Entry A' });
  await expect.element(dialog.getByRole('button', { name: /商业计划书\.pdf/ })).toBeVisible();
  await expect.element(dialog.getByLabelText('路演.mp4', { exact: true })).toBeVisible();
});

it('shows the last note to the team beside the field for the next one', async () => {
  const at = '2026-11-20T16:30:00+08:00';
  const history = [
    { from: 1, status: 2, note: 'Checked', at },
    { from: 2, status: 3, at },
  ] as const;
  serve([{ ...entry('a', 'Entry A'), history: [...history] }]);
  await renderForStaff('/a/match/entries');
  await page
    .getByRole('button', { name: /^Review\b/ })
    .first()
    .click();
  const note = page.getByRole('dialog', { name: 'Entry A' }).getByLabelText('Note to the team');
  await expect.element(note).toHaveValue('');
  await expect.element(note).toHaveAccessibleDescription(/Last note: Checked/);
});

it('opens the next and previous entry with the arrow keys, but not in a text field', async () => {
  serve();
  const whole = getGetStaffProjectResponseMock().data;
  mockWorker.use(
    respond('getStaffProject', ({ param }) => {
      const shown = ENTRIES.find(({ id }) => id === param('id')) ?? whole.entry;
      return { ...whole, entry: { ...shown, matchInfoId: 'now' } };
    }),
  );
  await renderForStaff('/a/match/entry?id=a');
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(page.getByRole('link', { name: 'Next entry' })).toBeVisible();
  await page.getByLabelText('New note').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(title).toHaveTextContent('Entry A');
  await title.click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(title).toHaveTextContent('Entry B');
  await expect.element(page.getByRole('link', { name: 'Previous entry' })).toBeVisible();
  await title.click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(title).toHaveTextContent('Entry A');
});

it('undoes the last decision on the page of the entry', async () => {
  const sent: unknown[] = [];
  serve();
  mockWorker.use(
    respond('undoReviews', async ({ body }) => {
      sent.push(await body());
      return { decided: [{ id: 'project-1', revision: 'r' }], refused: [] };
    }),
  );
  await renderForStaff('/a/match/entry?id=project-1');
  await page.getByRole('button', { name: 'Undo the last decision' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText(/^Decision undone/)).toBeVisible();
  const { id, revision } = getGetStaffProjectResponseMock().data.entry;
  expect(sent).toEqual([{ entries: [{ id, revision }] }]);
});
