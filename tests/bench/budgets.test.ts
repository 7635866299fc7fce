import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHeadlessChromium } from '../../scripts/find-chromium.ts';
import { launchChromium } from '../../scripts/support/browser.ts';
import { brotli } from '../../scripts/support/compress-folder.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { budgets, pageBudget } from './budgets.ts';
import { firstVisitor, forbiddenIn, scriptKB, type Traffic, watchTraffic } from './traffic.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  // The headless shell suffices here, unlike for time measurements: it sends the same requests
  // except for the site’s icon.
  const executablePath = findHeadlessChromium();
  [site, browser] = await Promise.all([startSite(), launchChromium({ executablePath })]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Runs in a new browser profile without cache and session. */
async function firstVisit(path: string, measure: (page: Page) => Promise<void>): Promise<Traffic> {
  const [page, context] = await firstVisitor(browser, path);
  try {
    const traffic = watchTraffic(page);
    await page.goto(`${site.origin}/?lang=US#${path}`);
    await page.waitForLoadState('networkidle');
    await page.locator('#root h1').first().waitFor({ state: 'attached' });
    const visit = traffic.take();
    await measure(page);
    await page.waitForLoadState('networkidle');
    const then = traffic.take();
    return then.requests > 0 ? then : visit;
  } finally {
    await context.close();
  }
}

function expectWithin(name: string, { scripts }: Traffic, allowed: number): void {
  const size = scriptKB(scripts);
  console.log(`${name}: ${size.toFixed(1)} of ${String(allowed)} KB`);
  expect(scripts.length, 'scripts seen').toBeGreaterThan(0);
  expect(size, `KB of JavaScript in ${scripts.join(', ')}`).toBeLessThanOrEqual(allowed);
}

test('the build contains antd’s marker, so that its absence is meaningful', () => {
  const assets = readdirSync(join(import.meta.dirname, '../../dist/assets'));
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
  expect(forbiddenIn(scripts, budgets.forbidden)).toContain('antd');
});

test('the HTML with the first screen of every page is within its budget', () => {
  const html = readFileSync(join(import.meta.dirname, '../../dist/index.html'), 'utf8');
  expect(html).toContain('showFirstScreen');
  // The commit name changes the size by up to 60 bytes.
  const ofAny = html.replace(/(name="revision" content=")[^"]*/, '$1a1b2c3d4e5');
  expect(ofAny).toContain('a1b2c3d4e5');
  expect(brotli(Buffer.from(ofAny)).length / 1000, 'KB of HTML').toBeLessThanOrEqual(
    budgets.htmlKB,
  );
});

describe.concurrent('the scripts', () => {
  for (const path of budgets.pages) {
    test(`of a first visit to ${path} are within budget`, async () => {
      const traffic = await firstVisit(path, () => Promise.resolve());
      expectWithin(path, traffic, pageBudget(path));
      expect(forbiddenIn(traffic.scripts, budgets.forbidden), 'forbidden').toEqual([]);
      expect(traffic.pictures, 'each picture once').toEqual([...new Set(traffic.pictures)]);
    });
  }

  test('of the login dialog, opened from home, are within budget', async () => {
    const traffic = await firstVisit('/home', async (page) => {
      await page.getByRole('button', { name: 'Log in / Register' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    });
    expectWithin('login', traffic, budgets.loginKB);
  });
});
