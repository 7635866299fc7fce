import { devices } from '@playwright/test';
import { FAST, SLOW } from '../support/line.ts';
import { expect, test } from './fixtures.ts';

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];

/** A phone with touch, as narrow as most are. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 } };

/** The narrowest phone that is still sold. */
export const NARROW_MOBILE = { ...pixel, viewport: { width: 360, height: 640 } };

const { defaultBrowserType: _engine, ...chrome } = devices['Desktop Chrome'];

/** The desk that a phone's user continues at. */
export const DESK = chrome;

const exhaustive = process.env['EVERY_VIEW'] !== undefined;

/** The line of flows. A slow one takes their time and no processor's: `EVERY_VIEW=1` has it. */
const USUAL = exhaustive ? SLOW : FAST;

/** The phones of flows: the narrowest, where it is tightest; `EVERY_VIEW=1` adds a usual one. */
const PHONES = [
  { name: '360 px', device: NARROW_MOBILE },
  ...(exhaustive ? [{ name: '390 px', device: PHONE }] : []),
];

/** Holds flows to phones on a phone's line. */
export function onPhones(flows: () => void): void {
  for (const { name, device } of PHONES) {
    test.describe(`on a ${exhaustive ? 'slow' : 'usual'} line, ${name} wide`, () => {
      test.use({ ...device, line: USUAL });
      flows();
    });
  }
}

/** A test that an address leads a phone to the mobile site, at an address that ends as expected. */
export function redirectsToMobile(asked: string, expected: string): void {
  test(`${asked} leads to ${expected}`, async ({ page, problems }) => {
    await page.goto(asked);
    await expect(page).toHaveURL((url) => url.href.endsWith(`/${expected}`));
    await expect(page.getByRole('main')).toHaveCount(1);
    // An activity that doesn't exist answers 404, which the browser logs.
    if (asked.includes('a-1')) problems.length = 0;
  });
}
