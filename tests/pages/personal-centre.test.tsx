import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getListMyProjectsResponseMock } from '@/api/generated/project/project.faker';
import { getListMyProjectsMockHandler } from '@/api/generated/project/project.msw';
import { getListMyActivitiesResponseMock } from '@/api/generated/activity/activity.faker';
import { getListMyActivitiesMockHandler } from '@/api/generated/activity/activity.msw';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

describe.each([
  ['client/project/current/list', 'My entries'],
  ['client/activity/current/list', 'My activities'],
  ['client/expert/current', 'Expert registration'],
  ['client/match/info', 'Competition'],
])('the personal centre after a failure of %s', (call, title) => {
  it('sends one request, retries only on demand and keeps the other panels', async () => {
    await setScenario('competitor');
    let asked = 0;
    let broken = true;
    mockWorker.use(
      http.get(`*/${call}`, () => {
        asked += 1;
        return broken ? HttpResponse.json({ code: 1001, msg: 'later', version: '1' }) : undefined;
      }),
    );
    const screen = await renderSite('/personal');
    const main = screen.getByRole('main');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    const others = main.getByRole('heading', { level: 2 }).elements();
    // A query that refetches automatically would do so right after the invalidation.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).toBe(1);

    broken = false;
    await again.click();
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect.poll(() => asked).toBe(2);
    expect(others.every((heading) => heading.isConnected)).toBe(true);
  });
});

it.each([
  [{ status: 2 }, 'In review', /The experts are judging/, false],
  [
    { status: 2, winnersPublished: true },
    'In review',
    /The results are out. No result was recorded/,
    false,
  ],
  [{ status: 3 }, 'Shortlisted', /Watch for the next steps/, true],
  [{ status: 3, finalist: true }, 'Finalist', /Watch for news about the final/, true],
  [{ status: 4 }, 'Awarded', /Your contact person will get in touch/, true],
  [{ status: 5 }, 'Not selected', /We hope to see you next year/, false],
] as const)(
  'an entry with the result %o (%s) shows the next step, and the public page only if it is public',
  async (result, tag, next, isPublic) => {
    await setScenario('competitor');
    const response = getListMyProjectsResponseMock();
    const data = response.data
      .slice(0, 1)
      .map((entry) => ({ ...entry, ...result, isPublic, editable: false, awards: [] }));
    mockWorker.use(getListMyProjectsMockHandler({ ...response, data }));
    const main = (await renderSite('/personal')).getByRole('main');
    const row = main.getByRole('listitem').filter({ hasText: data[0]?.name ?? '' });
    await expect.element(row.getByText(tag, { exact: true })).toBeVisible();
    await expect.element(row.getByText(next)).toBeVisible();
    const links = row.getByRole('link', { name: /^Public page\b/ }).elements();
    expect(links).toHaveLength(isPublic ? 1 : 0);
  },
);

it.each([
  ['You have no entries yet', 'Sign up', '#/signup'],
  ['You haven’t signed up for any activities yet', 'Browse activities', '#/activity'],
  ['You haven’t registered as an expert yet', 'Register as an expert', '#/expert'],
])('an empty section says “%s” and links to “%s”', async (words, link, address) => {
  await setScenario('competitor');
  mockWorker.use(
    getListMyProjectsMockHandler({ ...getListMyProjectsResponseMock(), data: [] }),
    getListMyActivitiesMockHandler({ ...getListMyActivitiesResponseMock(), data: [] }),
    http.get('*/client/expert/current', () =>
      HttpResponse.json({ code: 200, msg: 'ok', version: '1', data: null }),
    ),
  );
  const main = (await renderSite('/personal')).getByRole('main');
  await expect.element(main.getByText(words)).toBeVisible();
  // The organiser’s sections are visible to every user.
  for (const title of ['Competition', 'Organisations', 'Contacts', 'Links'])
    await expect.element(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await main.getByRole('link', { name: link, exact: true }).click();
  await expect.poll(() => window.location.hash).toBe(address);
});
