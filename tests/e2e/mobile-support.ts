import { devices } from '@playwright/test';
import { FAST, SLOW } from '../support/throttling-proxy.ts';
import { expect, test } from './fixtures.ts';

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];

/** A touch phone of common width. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 } };

/** The narrowest phone still sold. */
export const NARROW_MOBILE = { ...pixel, viewport: { width: 360, height: 640 } };

const { defaultBrowserType: _engine, ...chrome } = devices['Desktop Chrome'];

/** The desktop viewport on which users continue. */
export const DESK = chrome;

const exhaustive = process.env['EVERY_VIEW'] !== undefined;

/** Network conditions of flows; slow ones with `EVERY_VIEW=1`, since they only add waiting time. */
const USUAL = exhaustive ? SLOW : FAST;

/** Phones of flows: the narrowest one; `EVERY_VIEW=1` adds a common one. */
const PHONES = [
  { name: '360 px', device: NARROW_MOBILE },
  ...(exhaustive ? [{ name: '390 px', device: PHONE }] : []),
];

/** Repeats flows on each phone with mobile network conditions. */
export function onPhones(flows: () => void): void {
  for (const { name, device } of PHONES) {
    test.describe(`on a ${exhaustive ? 'slow' : 'usual'} network at ${name}`, () => {
      test.use({ ...device, network: USUAL });
      flows();
    });
  }
}

/** Tests that an address redirects a phone to a mobile address with this ending. */
export function redirectsToMobile(asked: string, expected: string): void {
  test(`${asked} redirects to ${expected}`, async ({ page, problems }) => {
    await page.goto(asked);
    await expect(page).toHaveURL((url) => url.href.endsWith(`/${expected}`));
    await expect(page.getByRole('main')).toHaveCount(1);
    // A missing activity responds with 404, which the browser logs.
    if (asked.includes('a-1')) problems.length = 0;
  });
}
