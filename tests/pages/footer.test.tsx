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
// A page that knows an identity already asks again once it stands.
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

it('offers to ask again for contacts that did not come', async () => {
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

it('shows the picture that staff have given a link', async () => {
  const link = { id: 'a', name: 'The port', url: 'https://port.example/', img: 'port-1' };
  mockWorker.use(respond('listLinks', [link]));
  const footer = await showFooter();
  const port = footer.getByRole('link', { name: 'The port' });
  await expect.element(port).toBeVisible();
  expect(port.element().querySelector('img')?.getAttribute('src')).toMatch(/download\/port-1$/);
});

it('shows name, copyright and links of the stored settings', async () => {
  const link = { name: 'Own link', link: 'https://own.example/' };
  const footer = await showFooter();
  useSettings.setState({ systemName: 'Own name', copyright: 'Own rights', footerLinks: [link] });
  await expect.element(footer.getByText(/^© Own rights/)).toBeVisible();
  const own = footer.getByRole('link', { name: 'Own link' });
  await expect.element(own).toHaveAttribute('href', 'https://own.example/');
  await expect.element(page.getByText('Own name', { exact: true }).first()).toBeInTheDocument();
  await expect.poll(() => document.title).toMatch(/^Own name - /);
});

it('leaves out QR codes that are not set, and lists of no links', async () => {
  mockWorker.use(
    respond('listLinks', []),
    getGetIdentityMockHandler({ ...identity, data: { ...identity.data, qrCodes: {}, legal: {} } }),
  );
  const footer = await showFooter();
  await expect.poll(() => footer.getByRole('img').elements()).toHaveLength(0);
  expect(footer.getByRole('navigation').elements()).toHaveLength(0);
});
