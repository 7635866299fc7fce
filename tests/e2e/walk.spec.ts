import type { Page } from '@playwright/test';
import { EVERY_PAGE, isPhonePage, type SitePage } from '../../scripts/support/every-page.ts';
import { expect, test } from './fixtures.ts';
import { KnownWords } from './known-words.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { OPENINGS } from './openings.ts';
import { DESK } from './phone-support.ts';
import { markTexts } from './pseudo-texts.ts';
import { NARROW, type View, viewName, VIEWS, Walker, walksOf } from './site-walk.ts';
import { wordsOf } from './site-words.ts';
import { smallTargets, zoomedFields } from './touch-targets.ts';
import { untranslated } from './untranslated.ts';
import { violations } from './violations.ts';

// Every page of the site is visited once in each language, and asked everything there that holds on
// any page. `EVERY_VIEW=1` (`npm run test:all`) opens each afresh, in each window, language and mode.

/** How far a page may move under who reads it (architecture, "Speed"). */
const SHIFT = 0.02;

const thorough = process.env['EVERY_VIEW'] !== undefined;

/** The language whose texts are marked, so that any other text is found. */
const MARKED_LANGUAGE = 'US';

const ALL_VIEWS: readonly View[] = VIEWS.flatMap(({ lang }) =>
  VIEWS.map(({ mode, weekMode = false }) => ({ lang, mode, weekMode })),
);

/** The windows that a page must fit: of a phone in both directions, or of a desk and a narrow one. */
function windowsOf(page: SitePage) {
  return isPhonePage(page)
    ? [NARROW, { width: 360, height: 640 }, { width: 640, height: 360 }]
    : [DESK.viewport, NARROW];
}

/** Asks the page as it stands what holds for every page, in every window of its device. */
async function ask(page: Page, sitePage: SitePage, known: KnownWords | undefined): Promise<void> {
  const { name } = sitePage;
  const before = page.viewportSize() ?? NARROW;
  expect.soft(await violations(page), name).toEqual([]);
  if (known) {
    expect(await page.title(), 'the marked texts are on').toContain('⟦');
    expect.soft(await untranslated(page, known), name).toEqual([]);
  }
  for (const window of windowsOf(sitePage)) {
    await page.setViewportSize(window);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, `${name} is wider than ${String(window.width)} px`).toBeLessThanOrEqual(0);
    if (isPhonePage(sitePage) && window.width < window.height) {
      expect.soft(await smallTargets(page), `${name}: smaller than a thumb`).toEqual([]);
      expect.soft(await zoomedFields(page), `${name}: fields that zoom`).toEqual([]);
    }
  }
  await page.setViewportSize(before);
}

/** Marks the texts where the view's language has them marked. */
async function listen(page: Page, { lang }: View): Promise<KnownWords | undefined> {
  if (lang !== MARKED_LANGUAGE) return undefined;
  await markTexts(page, lang);
  return new KnownWords(page);
}

for (const { who, account, device, pages } of walksOf(EVERY_PAGE)) {
  test.describe(who, () => {
    test.use(device);

    // By its address and with nothing loaded: only so does a page show how it moves as it comes.
    for (const [at, sitePage] of pages.entries())
      for (const view of thorough ? ALL_VIEWS : VIEWS.slice(at % VIEWS.length).slice(0, 1))
        test(`${sitePage.name} (${viewName(view)}) stays where it is and passes`, async ({
          page,
        }) => {
          await watchShifts(page);
          const known = await listen(page, view);
          const walker = await Walker.start(page, view, account);
          await walker.open(sitePage);
          const { total, moved } = await shiftsOf(page);
          expect.soft(total, moved.join('\n')).toBeLessThanOrEqual(SHIFT);
          await ask(page, sitePage, known);
          if (!thorough || isPhonePage(sitePage)) return;
          await page.setViewportSize(NARROW);
          await walker.settle();
          expect.soft(await violations(page), 'in a narrow window').toEqual([]);
        });

    if (!thorough)
      for (const [turn, view] of VIEWS.entries())
        test(`the other pages pass (${viewName(view)})`, async ({ page }) => {
          test.setTimeout(240_000);
          const known = await listen(page, view);
          const walker = await Walker.start(page, view, account);
          for (const sitePage of pages.filter((_, at) => at % VIEWS.length !== turn)) {
            await walker.open(sitePage);
            await ask(page, sitePage, known);
          }
        });
  });
}

for (const { who, account, device, pages } of walksOf(OPENINGS)) {
  test.describe(`what opens for ${who}`, () => {
    test.use(device);
    // In the marked language; the modes take turns. Thorough, each has its turn in each view.
    for (const [turn, { mode, weekMode = false }] of VIEWS.entries())
      for (const lang of thorough ? VIEWS.map((view) => view.lang) : ([MARKED_LANGUAGE] as const))
        test(`passes (${viewName({ lang, mode, weekMode })})`, async ({ page }) => {
          test.setTimeout(240_000);
          const view = { lang, mode, weekMode };
          const known = await listen(page, view);
          const say = wordsOf(lang);
          const walker = await Walker.start(page, view, account);
          for (const opening of pages.filter((_, at) => thorough || at % VIEWS.length === turn)) {
            await walker.openUp(opening, say);
            expect.soft(await violations(page), opening.name).toEqual([]);
            if (known) expect.soft(await untranslated(page, known), opening.name).toEqual([]);
          }
        });
  });
}
