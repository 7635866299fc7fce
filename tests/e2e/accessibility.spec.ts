import { EVERY_PAGE } from '../../scripts/support/every-page.ts';
import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { OPENINGS } from './openings.ts';
import { type View, viewName, VIEWS, Walker, walksOf } from './site-walk.ts';
import { wordsOf } from './site-words.ts';
import { violations } from './violations.ts';

/** How far a page may move under who reads it (architecture, "Speed"). */
const SHIFT = 0.02;

/** EVERY_VIEW=1 opens each page afresh in each language and mode: minutes, before a release. */
const thorough = process.env['EVERY_VIEW'] !== undefined;

const ALL_VIEWS: readonly View[] = VIEWS.flatMap(({ lang }) =>
  VIEWS.map(({ mode, weekMode = false }) => ({ lang, mode, weekMode })),
);

/** The views in which a page is opened by its address; the pages take turns. */
function firstViews(at: number): readonly View[] {
  return thorough ? ALL_VIEWS : VIEWS.slice(at % VIEWS.length).slice(0, 1);
}

for (const { who, account, device, pages } of walksOf(EVERY_PAGE)) {
  test.describe(who, () => {
    test.use(device);

    for (const [at, sitePage] of pages.entries())
      for (const view of firstViews(at))
        test(`${sitePage.name} (${viewName(view)}) stays where it is and passes`, async ({
          page,
        }) => {
          await watchShifts(page);
          const walker = await Walker.start(page, view, account);
          await walker.open(sitePage);
          const { total, moved } = await shiftsOf(page);
          expect.soft(total, moved.join('\n')).toBeLessThanOrEqual(SHIFT);
          expect.soft(await violations(page)).toEqual([]);
        });

    if (!thorough)
      for (const [turn, view] of VIEWS.entries())
        test(`the other pages pass (${viewName(view)})`, async ({ page }) => {
          test.setTimeout(240_000);
          const walker = await Walker.start(page, view, account);
          for (const sitePage of pages.filter((_, at) => at % VIEWS.length !== turn)) {
            await walker.open(sitePage);
            expect.soft(await violations(page), sitePage.name).toEqual([]);
          }
        });
  });
}

for (const { who, account, device, pages } of walksOf(OPENINGS)) {
  test.describe(`what opens for ${who}`, () => {
    test.use(device);
    // The openings take turns; thorough, each has its turn in each view.
    for (const [turn, view] of VIEWS.entries())
      test(`passes (${viewName(view)})`, async ({ page }) => {
        test.setTimeout(240_000);
        const say = wordsOf(view.lang);
        const walker = await Walker.start(page, view, account);
        for (const opening of pages.filter((_, at) => thorough || at % VIEWS.length === turn)) {
          await walker.openUp(opening, say);
          expect.soft(await violations(page), opening.name).toEqual([]);
        }
      });
  });
}
