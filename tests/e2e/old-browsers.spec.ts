import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, logIn, openPage, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { openAs } from './sessions.ts';
import { openForStaff, show } from './staff.ts';
import { openStep } from './writes/entry.ts';

// Simulates the oldest supported browsers in a current one by removing features that some of them
// lack.

/** Features that no supported browser needs; the site’s packages must not depend on them. */
const NEWER = [
  ...['AbortSignal.any', 'URL.parse', 'URL.canParse', 'Object.groupBy', 'Map.groupBy'],
  ...['Promise.withResolvers', 'Promise.try', 'Array.fromAsync', 'RegExp.escape', 'Iterator.from'],
  ...['map', 'filter', 'some', 'every', 'find', 'toArray', 'take', 'drop', 'reduce', 'forEach'].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'].map(
    (name) => `Set.prototype.${name}`,
  ),
  ...[
    'String.prototype.isWellFormed',
    'Element.prototype.setHTML',

    'Document.prototype.startViewTransition',
  ],
  // Available only on secure origins; an internal site may use plain HTTP.
  ...['Crypto.prototype.randomUUID', 'Navigator.prototype.clipboard'],
  ...['Intl.DurationFormat', 'scheduler', 'navigation', 'HTMLElement.prototype.showPopover'],
];

/** Features that the site uses if available. */
const OPTIONAL = [
  ...['requestIdleCallback', 'cancelIdleCallback', 'Element.prototype.checkVisibility'],
  ...['Navigator.prototype.share', 'Navigator.prototype.userActivation'],
  'UserActivation.prototype.isActive',
];

/** Rules and declarations that such a browser ignores in a style sheet. */
function withoutNewerStyles(css: string): string {
  return css
    .replace(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, '')
    .replace(/(text-wrap|content-visibility|scrollbar-gutter|field-sizing)\s*:[^;}]*;?/g, '')
    .replace(/(animation-timeline|animation-range|contain-intrinsic-size)\s*:[^;}]*;?/g, '');
}

async function removeNewFeatures(page: Page): Promise<void> {
  await page.addInitScript(
    (features) => {
      for (const feature of features) {
        const path = feature.split('.');
        const name = path.pop() ?? '';
        let place: object | undefined = window;
        for (const key of path) place = (place as Record<string, object | undefined>)[key];
        if (place !== undefined) Reflect.deleteProperty(place, name);
      }
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (property: string, value?: string) =>
        property !== 'content-visibility' &&
        (value === undefined ? supports(property) : supports(property, value));
    },
    [...NEWER, ...OPTIONAL],
  );
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutNewerStyles(await response.text()) });
  });
}

test.beforeEach(({ page }) => removeNewFeatures(page));

/** One address of each kind and each shell; the walk opens all pages in a current browser. */
const PAGES = [
  ...['/welcome', '/home', '/guide', '/news', '/news/preview?id=news-01', '/activity', '/entries'],
  ...['/activity/details?id=activity-12', '/history/preview?id=match-2', '/domain', '/login'],
];

test('the pages open without features missing in the oldest browsers', async ({ page }) => {
  const [first = '', ...others] = PAGES;
  await openPage(page, first);
  expect(await page.evaluate(() => 'any' in AbortSignal || 'parse' in URL)).toBe(false);
  for (const path of [first, ...others]) {
    if (path !== first) await show(page, path);
    await expect(page, path).toHaveURL((url) => url.hash === `#${path}`);
    await expect(page.locator('#root main h1').filter({ visible: true }), path).toHaveCount(1);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(wider, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('a competitor opens the entry form', async ({ page }) => {
  await openAs(page, await registerAccount(page), '/signup');
  await openStep(page, 'Project');
  await expect(page.getByLabel('Project name', { exact: true })).toBeVisible();
});

test('a visitor copies the link of an activity', async ({ page }) => {
  await openPage(page, '/activity/details?id=activity-12');
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
});

test('a judge logs in without errors if the browser lacks user activation', async ({ page }) => {
  await openPage(page, '/home');
  await logIn(page, ACCOUNTS.judge);
});

test('staff switch between cached pages', async ({ page }) => {
  await openForStaff(page, '/a/home');
  await show(page, '/workplace');
  await expect(page.getByRole('tab').first()).toBeVisible();
});
