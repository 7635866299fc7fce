import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetIdentityResponseMock } from '@/api/generated/config/config.faker';
import { getGetIdentityMockHandler } from '@/api/generated/config/config.msw';
import { respond } from '@/mocks';
import { SETTLED } from '@/lib/when-idle';
import { mockWorker } from '@/mocks/browser';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks, renderSite } from './render-site';
import { shortenWaits } from './short-waits';

respondFromMocks();
// On a page with a known identity, the next request follows only after the page has settled.
beforeEach(() => {
  shortenWaits(SETTLED);
});

afterEach(() => {
  useSettings.setState(DEFAULTS);
});

const identity = getGetIdentityResponseMock();

const refuse = () => HttpResponse.json({ code: 1001, msg: 'later', version: '1' });

async function showFooter() {
  const screen = await renderSite('/guide');
  const footer = screen.getByRole('contentinfo');
  await expect
    .poll(() => {
      footer.element().scrollIntoView();
      return footer.element().textContent;
    })
    .toContain('©');
  return footer;
}

it('offers a retry after the contacts failed to load', async () => {
  let broken = true;
  mockWorker.use(http.get('*/client/company', () => (broken ? refuse() : undefined)));
  const footer = await showFooter();
  const again = footer.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  broken = false;
  await again.click();
  await expect.element(footer.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(again.query()).toBeNull();
});

it('shows the picture of a link', async () => {
  const link = { id: 'a', name: 'The port', url: 'https://port.example/', img: 'port-1' };
  mockWorker.use(respond('listLinks', [link]));
  const footer = await showFooter();
  const port = footer.getByRole('link', { name: 'The port' });
  await expect.element(port).toBeVisible();
  expect(port.element().querySelector('img')?.getAttribute('src')).toMatch(/download\/port-1$/);
});

it('shows the name, copyright and links from the settings', async () => {
  const link = { name: 'Own link', link: 'https://own.example/' };
  const footer = await showFooter();
  useSettings.setState({ systemName: 'Own name', copyright: 'Own rights', footerLinks: [link] });
  await expect.element(footer.getByText(/^© Own rights/)).toBeVisible();
  const own = footer.getByRole('link', { name: 'Own link' });
  await expect.element(own).toHaveAttribute('href', 'https://own.example/');
  await expect.element(page.getByText('Own name', { exact: true }).first()).toBeInTheDocument();
  await expect.poll(() => document.title).toMatch(/^Own name - /);
});

it('omits missing QR codes and empty lists of links', async () => {
  mockWorker.use(
    respond('listLinks', []),
    getGetIdentityMockHandler({ ...identity, data: { ...identity.data, qrCodes: {}, legal: {} } }),
  );
  const footer = await showFooter();
  await expect.poll(() => footer.getByRole('img').elements()).toHaveLength(0);
  expect(footer.getByRole('navigation').elements()).toHaveLength(0);
});
