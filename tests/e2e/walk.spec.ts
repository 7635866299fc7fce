import type { Page } from '@playwright/test';
import { unmarkedInForcedColors, unseenStops, ZOOMED } from './access-modes.ts';
import { desktopLinks } from './desktop-links.ts';
import { EVERY_PAGE, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { expect, test as base } from './fixtures.ts';
import { HanTexts } from './han-texts.ts';
import { KnownWords } from './known-words.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { INTERACTIONS } from './interactions.ts';
import { DESK } from './mobile-support.ts';
import { registerDataFolder } from './outbox.ts';
import { MARK, markSite, type MarkedSite } from './pseudo-texts.ts';
import {
  EXHAUSTIVE,
  lookName,
  NARROW,
  viewName,
  viewsOf,
  Walker,
  walksOf,
  type Look,
} from './site-walk.ts';
import { wordsOf } from './site-words.ts';
import { smallTargets, zoomedFields } from './touch-targets.ts';
import { untranslated } from './untranslated.ts';
import { COLOURS, violations } from './violations.ts';

// Every page of the site is opened once by its address without a cache and passes all general
// checks. Views alternate between pages; with `EVERY_VIEW=1` (`npm run test:all`) each page opens
// in every language and mode. The site’s texts are marked, so that untranslated texts are found.

/** A worker’s site with marked texts. */
const test = base.extend<object, { markedSite: MarkedSite }>({
  markedSite: [
    async ({ site }, use) => {
      const marked = await markSite(site.origin);
      registerDataFolder(marked.origin, site.dataDir);
      await use(marked);
      marked.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ markedSite }, use) => {
    await use(markedSite.origin);
  },
});

// Visits are independent and shared between workers.
test.describe.configure({ mode: 'parallel' });

/** Assertions that let the next check run after a failure. */
const softly = expect.configure({ soft: true });

/** Maximum layout shift (architecture, "Speed"). */
const SHIFT = 0.02;

/** Checks the accessibility of the page. */
async function checkAccessibility(page: Page, { name }: SitePage): Promise<void> {
  expect.soft(await violations(page), name).toEqual([]);
}

/** Checks the page’s colors in other modes, in each of these windows. */
async function checkColours(
  page: Page,
  { name }: SitePage,
  walker: Walker,
  looks: readonly Look[],
  windows = [page.viewportSize() ?? NARROW],
): Promise<void> {
  for (const look of looks) {
    await walker.applyLook(look);
    for (const window of windows) {
      await page.setViewportSize(window);
      await walker.settle();
      const where = `${name}, ${lookName(look)}, ${String(window.width)} px wide`;
      expect.soft(await violations(page, COLOURS), where).toEqual([]);
    }
  }
}

/** Windows that a page must fit: a phone in both orientations; a desktop, a narrow and zoomed ones. */
function windowsOf(page: SitePage) {
  return isMobilePage(page)
    ? [NARROW, { width: 360, height: 640 }, { width: 640, height: 360 }]
    : [DESK.viewport, NARROW, ...ZOOMED];
}

/** Checks that the page fits every window of its device. */
async function checkWindows(page: Page, sitePage: SitePage): Promise<void> {
  const { name } = sitePage;
  const before = page.viewportSize() ?? NARROW;
  for (const window of windowsOf(sitePage)) {
    await page.setViewportSize(window);
    // Scripted layout follows a resize a moment later.
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    const message = `${name} is wider than ${String(window.width)} px`;
    await softly.poll(wide, { message }).toBeLessThanOrEqual(0);
    if (isMobilePage(sitePage) && window.width < window.height) {
      const small = () => smallTargets(page);
      await softly.poll(small, { message: `${name}: smaller than a thumb` }).toEqual([]);
      expect.soft(await zoomedFields(page), `${name}: fields that zoom`).toEqual([]);
    }
  }
  if (isMobilePage(sitePage))
    expect.soft(await desktopLinks(page), `${name}: leads off the mobile site`).toEqual([]);
  await page.setViewportSize(before);
}

/**
 * One page in so many is walked by keyboard alone and checked at zoom; with `EVERY_VIEW`, every page.
 */
const SAMPLE = 4;

/** Number of stops of the Tab key on a page. */
const STOPS = 40;

/** Checks the page in forced colors and, if `keys` is set, by keyboard alone. */
async function checkModes(page: Page, { name }: SitePage, keys: boolean): Promise<void> {
  const unmarked = await unmarkedInForcedColors(page);
  expect.soft(unmarked, `${name}: not marked in forced colors`).toEqual([]);
  if (!keys) return;
  expect.soft(await unseenStops(page, STOPS), `${name}: invisible focus`).toEqual([]);
  // Back to the top: a sticky header covers a part of some link at any other position.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Checks the accessibility of the page at 200 % and 400 % zoom. */
async function checkZoomed(page: Page, { name }: SitePage, walker: Walker): Promise<void> {
  for (const window of ZOOMED) {
    await page.setViewportSize(window);
    await walker.settle();
    const where = `${name}, ${String(window.width)} px wide`;
    expect.soft(await violations(page), where).toEqual([]);
  }
  await page.setViewportSize(DESK.viewport);
}

/** Checks the layout shift while the page loaded. */
async function checkShifts(page: Page, { name }: SitePage): Promise<void> {
  const { total, moved } = await shiftsOf(page);
  expect.soft(total, `${name} moves: ${moved.join('\n')}`).toBeLessThanOrEqual(SHIFT);
}

/** Checks that the page shows no untranslated texts. */
async function checkTexts(page: Page, { name }: SitePage, known: KnownWords): Promise<void> {
  expect.soft(await untranslated(page, known), `${name}: texts`).toEqual([]);
}

// The longest tests run first, so that no worker waits for the others at the end.
for (const { who, account, device, pages } of walksOf(INTERACTIONS)) {
  test.describe(`overlays for ${who}`, () => {
    test.use(device);

    // Each test has its own browser context, because an interrupted load may block the next page.
    for (const { view, pages: own, further } of viewsOf(pages))
      for (const interaction of own)
        test(`${interaction.name} (${viewName(view)}) passes all checks`, async ({ page }) => {
          const known = new KnownWords(page);
          const walker = await Walker.start(page, view, account);
          await walker.openInteraction(interaction, wordsOf(view.lang));
          await checkAccessibility(page, interaction);
          await checkTexts(page, interaction, known);
          await checkColours(page, interaction, walker, further);
        });
  });
}

for (const { who, account, device, pages } of walksOf(EVERY_PAGE)) {
  test.describe(who, () => {
    test.use(device);

    for (const { view, pages: own, further } of viewsOf(pages))
      for (const sitePage of own)
        test(`${sitePage.name} (${viewName(view)}) does not shift and passes all checks`, async ({
          page,
        }) => {
          await watchShifts(page);
          const known = new KnownWords(page);
          const han = new HanTexts(page);
          const walker = await Walker.start(page, view, account);
          await walker.open(sitePage);
          await expect(page.locator('body'), 'the texts are marked').toContainText(MARK);
          await checkShifts(page, sitePage);
          await checkAccessibility(page, sitePage);
          await checkTexts(page, sitePage, known);
          if (view.lang === 'US')
            expect.soft(await han.found(), `${sitePage.name}: Chinese in English`).toEqual([]);
          await checkWindows(page, sitePage);
          const onDesk = !isMobilePage(sitePage);
          const sampled = EXHAUSTIVE || own.indexOf(sitePage) % SAMPLE === 0;
          await checkModes(page, sitePage, sampled);
          if (sampled && onDesk) await checkZoomed(page, sitePage, walker);
          if (EXHAUSTIVE && onDesk) {
            await page.setViewportSize(NARROW);
            await walker.settle();
            expect.soft(await violations(page), `${sitePage.name} in a narrow window`).toEqual([]);
          }
          await checkColours(
            page,
            sitePage,
            walker,
            further,
            onDesk ? [NARROW, DESK.viewport] : [NARROW],
          );
        });
  });
}
