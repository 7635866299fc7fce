import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { PHONE } from './mobile-support.ts';
import { Settling } from './settle.ts';

/** Maximum layout shift for any response (architecture, "Speed"). */
const SHIFT = 0.02;

const WORD = 'Donaudampfschifffahrtsgesellschaft';
const LONG = `${WORD} `.repeat(6).slice(0, 200);

type Response = (data: Record<string, unknown>) => unknown;

/** Maximum lengths allowed by the contract in content shown on all pages. */
const TEXTS: Record<string, Response> = {
  '**/api/client/match/info/home': (home) => ({
    ...home,
    match: { ...(home['match'] as object), theme: LONG.slice(0, 100), name: LONG.slice(0, 64) },
  }),
  '**/api/client/match/info': (match) => ({ ...match, name: LONG.slice(0, 64) }),
  '**/api/client/domain': (domains) =>
    Object.values(domains).map((domain) => ({
      ...(domain as object),
      name: { CN: LONG.slice(0, 64), US: LONG.slice(0, 64), HK: LONG.slice(0, 64) },
    })),
  '**/api/client/company': (companies) =>
    Object.values(companies).map((company) => ({
      ...(company as object),
      name: LONG.slice(0, 64),
    })),
};

/** Delays responses until the page has rendered, as on a slow network. */
async function respondLate(page: Page, responses: Record<string, Response>): Promise<void> {
  for (const [path, reply] of Object.entries(responses))
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: Record<string, unknown> };
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ response, json: { ...envelope, data: reply(envelope.data) } });
    });
}

/**
 * Opens a page and measures its layout shift until its end is visible.
 * @param last heading of the content rendered in idle time; scrolling to the end earlier would
 * render it
 */
async function expectStill(page: Page, path: string, last?: string): Promise<void> {
  await watchShifts(page);
  const settling = new Settling(page);
  await openPage(page, path);
  if (last !== undefined)
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeAttached();
  await settling.wait();
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await settling.wait();
  const { total, moved } = await shiftsOf(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(SHIFT);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
}

const NARROW = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1440, height: 900 } };

for (const [path, device, last] of [
  ['/home', WIDE, 'Edition by edition'],
  ['/entries', WIDE],
  ['/guide', NARROW],
  ['/h5/entries', PHONE],
] as const)
  test.describe(`${path} with long texts, ${String(device.viewport.width)} px wide`, () => {
    test.use(device);
    test('does not shift when the data arrives', async ({ page }) => {
      // A narrow window is not a phone: it requests the desktop site.
      await page.addInitScript(() => localStorage.setItem('desktopVersion', '1'));
      await respondLate(page, TEXTS);
      await expectStill(page, path, last);
      // The latest requests may still be pending.
      await page.unrouteAll({ behavior: 'wait' });
    });
  });

for (const [path, device] of [
  ['/home', WIDE],
  ['/h5/home', PHONE],
  ['/news', NARROW],
] as const)
  test.describe(`${path} without data, ${String(device.viewport.width)} px wide`, () => {
    test.use(device);
    test('does not shift when the requests fail', async ({ page }) => {
      await page.route('**/api/client/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.fulfill({ json: { code: 1001, msg: 'later', version: '1' } });
      });
      await expectStill(page, path);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });
