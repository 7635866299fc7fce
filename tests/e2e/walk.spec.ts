import type { Page } from '@playwright/test';
import { desktopLinks } from './desktop-links.ts';
import { EVERY_PAGE, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { expect, test } from './fixtures.ts';
import { HanTexts } from './han-texts.ts';
import { KnownWords } from './known-words.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { INTERACTIONS } from './interactions.ts';
import { DESK } from './mobile-support.ts';
import { markTexts } from './pseudo-texts.ts';
import { NARROW, type View, viewName, VIEWS, Walker, walksOf } from './site-walk.ts';
import { wordsOf } from './site-words.ts';
import { smallTargets, zoomedFields } from './touch-targets.ts';
import { untranslated } from './untranslated.ts';
import { violations } from './violations.ts';

// Every page of the site is visited by its address in Chinese of one kind, and inside the site in
// English, and asked everything that holds on any page: how it moves where it comes afresh, its widths
// where its words are longest, what axe finds in a view that the pages take in turns. `EVERY_VIEW=1`
// (`npm run test:all`) opens each afresh and asks it everything, in each window, language and mode.

// Each visit stands alone: the workers share them.
test.describe.configure({ mode: 'parallel' });

/** Goes on with the next question where one fails. */
const softly = expect.configure({ soft: true });

/** How far a page may move under who reads it (architecture, "Speed"). */
const SHIFT = 0.02;

const exhaustive = process.env['EVERY_VIEW'] !== undefined;

/** The view whose texts are marked, so that any other text is found. */
const MARKED_VIEW: View = { lang: 'US', mode: 'night' };

/** The views as visitors have them: marks would move what the first screen has without them. */
const FRESH_VIEWS = [
  { lang: 'CN', mode: 'light' },
  { lang: 'HK', mode: 'dark', weekMode: true },
] as const satisfies readonly View[];

const ALL_VIEWS: readonly View[] = VIEWS.flatMap(({ lang }) =>
  VIEWS.map(({ mode, weekMode = false }) => ({ lang, mode, weekMode })),
);

/** Whether the marked view is the one in which axe looks at a page; the other two have their turns. */
const passesInMarkedView = (at: number) => exhaustive || at % VIEWS.length === 2;

/** Asks the page as it stands what keeps people out. */
async function askAccess(page: Page, { name }: SitePage): Promise<void> {
  expect.soft(await violations(page), name).toEqual([]);
}

/** The windows that a page must fit: of a phone in both directions, or of a desk and a narrow one. */
function windowsOf(page: SitePage) {
  return isMobilePage(page)
    ? [NARROW, { width: 360, height: 640 }, { width: 640, height: 360 }]
    : [DESK.viewport, NARROW];
}

/** Asks the page as it stands how it fits every window of its device. */
async function askWindows(page: Page, sitePage: SitePage): Promise<void> {
  const { name } = sitePage;
  const before = page.viewportSize() ?? NARROW;
  for (const window of windowsOf(sitePage)) {
    await page.setViewportSize(window);
    // What is laid out by script follows the window a moment later.
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

for (const { who, account, device, pages } of walksOf(EVERY_PAGE)) {
  test.describe(who, () => {
    test.use(device);

    // By its address and with nothing loaded: only so does a page show how it moves as it comes.
    for (const [at, sitePage] of pages.entries())
      for (const view of exhaustive ? ALL_VIEWS : [FRESH_VIEWS[at % 2] ?? FRESH_VIEWS[0]])
        test(`${sitePage.name} (${viewName(view)}) stays where it is and passes`, async ({
          page,
        }) => {
          await watchShifts(page);
          const walker = await Walker.start(page, view, account);
          await walker.open(sitePage);
          const { total, moved } = await shiftsOf(page);
          expect.soft(total, moved.join('\n')).toBeLessThanOrEqual(SHIFT);
          if (exhaustive || !passesInMarkedView(at)) await askAccess(page, sitePage);
          if (!exhaustive) return;
          await askWindows(page, sitePage);
          if (isMobilePage(sitePage)) return;
          await page.setViewportSize(NARROW);
          await walker.settle();
          expect.soft(await violations(page), 'in a narrow window').toEqual([]);
        });

    test(`every page passes, and shows no other text than the site's (${viewName(MARKED_VIEW)})`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await markTexts(page, MARKED_VIEW.lang);
      const known = new KnownWords(page);
      const han = new HanTexts(page);
      const walker = await Walker.start(page, MARKED_VIEW, account);
      for (const [at, sitePage] of pages.entries()) {
        await walker.open(sitePage);
        if (passesInMarkedView(at)) await askAccess(page, sitePage);
        await askWindows(page, sitePage);
        expect(await page.title(), 'the marked texts are on').toContain('⟦');
        expect.soft(await untranslated(page, known), sitePage.name).toEqual([]);
        expect.soft(await han.found(), `${sitePage.name}: Chinese in English`).toEqual([]);
      }
    });
  });
}

for (const { who, account, device, pages } of walksOf(INTERACTIONS)) {
  test.describe(`what opens for ${who}`, () => {
    test.use(device);
    // With marked texts; the modes take turns. Thorough, each has its turn in each view.
    for (const [turn, { mode, weekMode = false }] of VIEWS.entries())
      for (const lang of exhaustive ? VIEWS.map((view) => view.lang) : [MARKED_VIEW.lang])
        test(`passes (${viewName({ lang, mode, weekMode })})`, async ({ page }) => {
          test.setTimeout(240_000);
          const known = lang === MARKED_VIEW.lang ? new KnownWords(page) : undefined;
          if (known) await markTexts(page, lang);
          const say = wordsOf(lang);
          const walker = await Walker.start(page, { lang, mode, weekMode }, account);
          for (const opening of pages.filter((_, at) => exhaustive || at % VIEWS.length === turn)) {
            await walker.openUp(opening, say);
            expect.soft(await violations(page), opening.name).toEqual([]);
            if (known) expect.soft(await untranslated(page, known), opening.name).toEqual([]);
          }
        });
  });
}
