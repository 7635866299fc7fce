import { expect, it } from 'vitest';
import type { MyProject } from '@/api/generated/model';
import {
  getGetMyProjectResponseMock,
  getListMyProjectsResponseMock,
} from '@/api/generated/project/project.faker';
import {
  getGetMyProjectMockHandler,
  getListMyProjectsMockHandler,
} from '@/api/generated/project/project.msw';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, MOCK_NOW, setScenario, renderSite } from './render-site';

respondFromMocks();

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.parse(MOCK_NOW) + hours * HOUR).toISOString();

/** Serves the user’s own entry with these changes in all responses. */
async function own(changes: Partial<MyProject>): Promise<string> {
  await setScenario('competitor');
  const response = getGetMyProjectResponseMock();
  const list = getListMyProjectsResponseMock();
  const [row] = list.data;
  if (response.data === null || row === undefined) throw new Error('the contract shows no entry');
  const { status = row.status, editable = row.editable, signUpEnd = row.signUpEnd } = changes;
  mockWorker.use(
    getGetMyProjectMockHandler({ ...response, data: { ...response.data, ...changes } }),
    getListMyProjectsMockHandler({ ...list, data: [{ ...row, status, editable, signUpEnd }] }),
  );
  return response.data.id;
}

const CLOSED = { editable: false, signUpEnd: inHours(-1) };

it('shows that a draft missed the end of sign-up instead of the request to submit it', async () => {
  const id = await own({ ...CLOSED, status: 0 });
  const screen = await renderSite(`/signup/details?id=${id}`);
  await expect.element(screen.getByText(/This entry was not submitted/)).toBeVisible();
  await expect.element(screen.getByText(/please submit it before/)).not.toBeInTheDocument();
});

it('shows in the personal centre that a draft missed the end of sign-up', async () => {
  await own({ ...CLOSED, status: 0 });
  const screen = await renderSite('/personal');
  await expect.element(screen.getByText(/was not submitted and does not take part/)).toBeVisible();
});

it('shows that a submitted entry can no longer be changed after the end of sign-up', async () => {
  const id = await own({ ...CLOSED, status: 1 });
  const screen = await renderSite(`/signup/details?id=${id}`);
  await expect.element(screen.getByText(/you can no longer make changes/)).toBeVisible();
});

it('shows that an accepted entry cannot be edited although sign-up is open', async () => {
  await own({ status: 2, editable: false, signUpEnd: inHours(100) });
  const screen = await renderSite('/signup');
  await expect.element(screen.getByText(/has accepted your entry for review/)).toBeVisible();
  await expect.element(screen.getByText(/Sign-up closed/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'See my entry' })).toBeVisible();
});

it('shows the reference number of a submitted entry and what happens next', async () => {
  const id = await own({ status: 1, matchInfoId: 'match-2026' });
  const screen = await renderSite(`/signup/details?id=${id}`);
  const number = id.replaceAll('-', '').slice(-8).toUpperCase();
  await expect
    .element(screen.getByText(`Reference number: ${number.slice(0, 4)}-${number.slice(4)}`))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect
    .element(screen.getByText('We’ll write to competitor@example.org about this entry'))
    .toBeVisible();
});

it('formats the founding date of the company', async () => {
  const company = { name: 'Night Train Ltd', founded: '2024-03-01' };
  const id = await own({ company });
  const screen = await renderSite(`/signup/details?id=${id}`);
  await expect.element(screen.getByText('3/1/24', { exact: true })).toBeVisible();
});

it('shows a placeholder for a member’s missing name', async () => {
  const id = await own({ status: 0, members: [{ role: 'Design' }] });
  const screen = await renderSite(`/signup/details?id=${id}`);
  await expect.element(screen.getByText('Design', { exact: true })).toBeVisible();
  const members = screen.getByRole('listitem').filter({ hasText: 'Design' });
  await expect.element(members.getByText('Not filled in yet')).toBeVisible();
});

it.each([true, false])(
  'links to the public page only if the entry is public: %s',
  async (isPublic) => {
    const id = await own({ status: 2, editable: false, isPublic });
    const screen = await renderSite(`/signup/details?id=${id}`);
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    const links = screen.getByRole('link', { name: 'Public page' }).elements();
    expect(links).toHaveLength(isPublic ? 1 : 0);
  },
);

it('marks a published result that was corrected', async () => {
  const history = ([2, 4, 4] as const).map((status, hours) => ({ status, at: inHours(hours) }));
  const id = await own({ ...CLOSED, status: 4, history });
  const screen = await renderSite(`/signup/details?id=${id}`);
  await expect.element(screen.getByText('Awarded (corrected)')).toBeVisible();
  await expect.element(screen.getByText('In review (corrected)')).not.toBeInTheDocument();
});
