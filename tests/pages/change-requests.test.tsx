import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changes, myProject, myProjectSummary, staffProject } from '@/api/generated/factories';
import type { ChangesBody, MyProject } from '@/api/generated/model';
import { getGetMatchInfoResponseMock } from '@/api/generated/match/match.faker';
import { getGetStaffProjectResponseMock } from '@/api/generated/staff/staff.faker';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { MOCK_NOW, renderSite, respondFromMocks, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.parse(MOCK_NOW) + hours * HOUR).toISOString();
const NOTE = 'Please add the business licence';
const requested = (hours: number) => ({ note: NOTE, until: inHours(hours), at: inHours(-30) });

/** Serves an entry of the user with an open request, after sign-up has closed. */
async function serveOwn(hours: number) {
  await setScenario('competitor');
  const { data, ...response } = getGetMatchInfoResponseMock();
  const match = { ...data, signUpStart: inHours(-900), signUpEnd: inHours(-100) };
  const change: Partial<MyProject> = {
    status: 2,
    editable: hours > 0,
    signUpEnd: match.signUpEnd,
    changes: requested(hours),
  };
  mockWorker.use(
    respond('getMatchInfo', { ...response, data: match }.data),
    respond('getMyProject', myProject(change)),
    respond('listMyProjects', [myProjectSummary({ ...change, id: 'entry-9f3c' })]),
  );
}

it('shows the team what to change and until when, with a link to the form', async () => {
  await serveOwn(20);
  const screen = await renderSite('/personal');
  const row = screen.getByRole('listitem').filter({ hasText: NOTE });
  await expect.element(row.getByText(/submit it again by .* \(Beijing time\)/)).toBeVisible();
  await row.getByRole('link', { name: /^Make the changes/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect.element(screen.getByText(NOTE)).toBeVisible();
  expect(screen.getByText(/until sign-up closes/).query()).toBeNull();
});

it('tells the team on the form that the date of the request has passed', async () => {
  await serveOwn(-2);
  const screen = await renderSite('/signup');
  await expect.element(screen.getByText(/The committee asked for changes by/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it('offers no withdrawal of an entry that cannot be submitted after sign-up', async () => {
  await serveOwn(20);
  const entry = myProject({ status: 1, editable: true, signUpEnd: inHours(-1) });
  mockWorker.use(respond('getMyProject', { ...entry, changes: requested(20) }));
  const screen = await renderSite(`/signup/details?id=${entry.id}`);
  await expect.element(screen.getByText(NOTE)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Withdraw to draft' }))
    .not.toBeInTheDocument();
});

const whole = getGetStaffProjectResponseMock().data;

it('lets staff ask for changes with a note and a date', async () => {
  const sent: ChangesBody[] = [];
  mockWorker.use(
    respond('getStaffProject', { ...whole, changeRequests: [] }),
    respond('requestChanges', async ({ body }) => {
      sent.push(await body());
      return staffProject();
    }),
  );
  await renderForStaff('/a/match/entry?id=project-1');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabelText(/^What to change/).fill(NOTE);
  const until = form.getByLabelText(/^Changes possible until/);
  await until.fill('2020-01-01T18:00');
  await form.getByRole('button', { name: 'Send to the team' }).click();
  await expect.element(form.getByText('Must be in the future')).toBeVisible();
  expect(sent).toEqual([]);
  await until.fill('2099-01-15T18:00');
  await form.getByRole('button', { name: 'Send to the team' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ id: whole.entry.id, note: NOTE, until: '2099-01-15T10:00:00.000Z' }]);
});

it('shows staff the open request, and withdraws it after confirmation', async () => {
  const open = changes({ state: 'open', note: NOTE, until: inHours(20) });
  const entry = { ...whole.entry, changes: open };
  const withdrawn: string[] = [];
  mockWorker.use(
    respond('getStaffProject', { ...whole, entry, changeRequests: [open] }),
    respond('withdrawChanges', ({ param }) => {
      withdrawn.push(param('id'));
      return staffProject();
    }),
  );
  await renderForStaff('/a/match/entry?id=project-1');
  const region = page.getByRole('region', { name: 'Requested changes' });
  await expect.element(region.getByText(NOTE)).toBeVisible();
  await expect.element(region.getByText('Waiting for the team')).toBeVisible();
  await region.getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.poll(() => withdrawn).toEqual([open.id]);
});
