import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetIdentityResponseMock } from '@/api/generated/config/config.faker';
import { getGetIdentityMockHandler } from '@/api/generated/config/config.msw';
import { getGetStaffIdentityResponseMock } from '@/api/generated/staff/staff.faker';
import { SETTLED } from '@/lib/when-idle';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite } from './render-site';
import { shortenWaits } from './short-waits';
import { renderForStaff } from './staff';

respondFromMocks();
// On a page with a known identity, the next request follows only after the page has settled.
beforeEach(() => {
  shortenWaits(SETTLED);
});

const response = getGetIdentityResponseMock();
const stored = getGetStaffIdentityResponseMock();

function respondWithIdentity(change: object): void {
  mockWorker.use(getGetIdentityMockHandler({ ...response, data: { ...response.data, ...change } }));
}

beforeEach(() => {
  respondWithIdentity({ language: 'US', name: 'East Lake Cup', shortName: 'East Lake' });
});

afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  delete document.documentElement.dataset['color'];
});

it('shows the server’s name in header, title and footer', async () => {
  respondWithIdentity({ name: 'East Lake Cup', shortName: 'East Lake', copyright: undefined });
  const screen = await renderSite('/guide');
  const home = screen.getByRole('banner').getByRole('link', { name: /Back to home/ });
  await expect.element(home).toHaveAccessibleName(/^(East Lake Cup|East Lake) Back to home$/);
  await expect.poll(() => document.title).toMatch(/^East Lake Cup - /);
  const foot = screen.getByRole('contentinfo');
  await expect
    .poll(() => {
      foot.element().scrollIntoView();
      return foot.element().textContent;
    })
    .toContain('© East Lake Cup');
});

it('shows slogan, logo and colour of the site', async () => {
  respondWithIdentity({ slogan: 'Dare to begin', logo: 'logo-1', color: '#13c2c2' });
  const screen = await renderSite('/home');
  await expect.element(screen.getByText('Dare to begin')).toBeVisible();
  const logo = screen.getByRole('banner').element().querySelector('img');
  expect(logo?.getAttribute('src')).toContain('logo-1');
  await expect.poll(() => document.documentElement.dataset['color']).toBe('#13c2c2');
});

it('shows the main picture instead of the drawings on the home and welcome pages', async () => {
  respondWithIdentity({ mainPicture: 'main-1' });
  for (const path of ['/home', '/welcome']) {
    const screen = await renderSite(path);
    const drawn = (selector: string) => [
      ...screen.getByRole('main').element().querySelectorAll(selector),
    ];
    await expect
      .poll(() => drawn('img').map((picture) => picture.getAttribute('src')))
      .toEqual([expect.stringMatching(/download\/main-1$/)]);
    expect(drawn('svg').filter(({ clientWidth }) => clientWidth > 100)).toEqual([]);
    await screen.unmount();
  }
});

it('shows the name if there is no slogan', async () => {
  respondWithIdentity({ name: 'East Lake Cup', slogan: undefined });
  const screen = await renderSite('/home');
  await expect.element(screen.getByText('East Lake Cup', { exact: true }).last()).toBeVisible();
});

it('shows a name changed by staff without a reload', async () => {
  const sent: { name?: { CN: string; US?: string } }[] = [];
  mockWorker.use(
    http.put('*/sys/identity', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number];
      sent.push(body);
      respondWithIdentity({ language: 'US', name: body.name?.US, shortName: 'New' });
      return HttpResponse.json({ ...stored, data: { ...stored.data, ...body } });
    }),
  );
  await renderForStaff('/a/match/site');
  await expect.poll(() => document.title).toMatch(/^East Lake Cup - /);
  await page.getByRole('tab', { name: /English/ }).click();
  await page.getByLabelText('Name of the site').fill('West Lake Cup');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => document.title).toMatch(/^West Lake Cup - /);
  expect(sent[0]?.name).toMatchObject({ CN: stored.data.name.CN, US: 'West Lake Cup' });
});

it('reports an empty name at its field', async () => {
  await renderForStaff('/a/match/site');
  await page.getByLabelText('Short name').fill('');
  await page.getByRole('tab', { name: /English/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByLabelText('Short name'))
    .toHaveAccessibleDescription(/required|fill|enter/i);
});
