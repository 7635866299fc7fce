import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { recordServerVersion, useServerVersion } from '@/api/server-version';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

// Servers that implement part of the contract, or another version of it.

respondFromMocks();
afterEach(() => {
  vi.restoreAllMocks();
  useServerVersion.setState({ version: undefined });
});

/** Responds like a server without the operation: with an HTML page and status 404. */
function notOffered(path: string) {
  const calls = vi.fn(() => new HttpResponse('<h1>Not Found</h1>', { status: 404 }));
  mockWorker.use(http.get(path, calls));
  return calls;
}

it.each(['/home', '/h5/home'])(
  '%s reports an unsupported operation after one request and shows no empty button',
  async (address) => {
    const calls = notOffered('*/client/match/info/home');
    const screen = await renderSite(address);
    await expect.element(screen.getByText('Not available on this server').first()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
    const labels = [...document.querySelectorAll('main a, main button, main span[class*=button]')];
    expect(
      labels.filter((label) => label.textContent.trim() === '' && label.ariaLabel === null),
    ).toEqual([]);
    expect(calls).toHaveBeenCalledTimes(1);
  },
);

it('shows staff and logs that the server implements another major version', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderForStaff('/a/home');
  const note = screen.getByText(/the server runs version 2\.0\.0/);
  // Each response of the mocks resets the version.
  await expect
    .poll(() => {
      recordServerVersion({ version: '2.0.0' });
      return note.query();
    })
    .not.toBeNull();
  expect(logged.mock.calls.flat().join()).toContain('version 2.0.0 of the contract');
});

it('ignores another minor version of the server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderForStaff('/a/home');
  recordServerVersion({ version: '1.99.0' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/the server runs version/).query()).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
