import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, logIn, openPage, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { openAs } from './sessions.ts';
import { openForStaff, show } from './staff.ts';
import { turnTo } from './writes/entry.ts';

// The site in the oldest browsers of the policy, as far as a new one can be made to look like them:
// without everything that some of them lack.

/** What no browser of the policy need have: none of the site's packages may count on it either. */
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
  // Offered on secure addresses only: a site in a company's network may have plain http.
  ...['Crypto.prototype.randomUUID', 'Navigator.prototype.clipboard'],
  ...['Intl.DurationFormat', 'scheduler', 'navigation', 'HTMLElement.prototype.showPopover'],
];

/** Features that the site uses if the browser has them. */
const OPTIONAL = [
  ...['requestIdleCallback', 'cancelIdleCallback', 'Element.prototype.checkVisibility'],
  ...['Navigator.prototype.share', 'Navigator.prototype.userActivation'],
  'UserActivation.prototype.isActive',
];

/** Rules and declarations that such a browser leaves out of a style sheet. */
function withoutNewerStyles(css: string): string {
  return css
    .replace(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, '')
    .replace(/(text-wrap|content-visibility|scrollbar-gutter|field-sizing)\s*:[^;}]*;?/g, '')
    .replace(/(animation-timeline|animation-range|contain-intrinsic-size)\s*:[^;}]*;?/g, '');
}

async function beOld(page: Page): Promise<void> {
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

test.beforeEach(({ page }) => beOld(page));

/** Another address of each kind, and each shell: what the walk opens in a browser of today. */
const PAGES = [
  ...['/welcome', '/home', '/guide', '/news', '/news/preview?id=news-01', '/activity', '/entries'],
  ...['/activity/details?id=activity-12', '/history/preview?id=match-2', '/domain', '/login'],
];

test('the pages open without what the oldest browsers lack', async ({ page }) => {
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
  await turnTo(page, 'Project');
  await expect(page.getByLabel('Project name', { exact: true })).toBeVisible();
});

test('a visitor copies the link of an activity', async ({ page }) => {
  await openPage(page, '/activity/details?id=activity-12');
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
});

test('a judge logs in where the browser doesn’t report clicks, and nothing fails', async ({
  page,
}) => {
  await openPage(page, '/home');
  await logIn(page, ACCOUNTS.judge);
});

test('staff go from one cached page to another', async ({ page }) => {
  await openForStaff(page, '/a/home');
  await show(page, '/workplace');
  await expect(page.getByRole('tab').first()).toBeVisible();
});
