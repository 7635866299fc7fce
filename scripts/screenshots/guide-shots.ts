import type { Page } from 'playwright';
import type { Shot } from './shots.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill('AI');
  await page.getByRole('dialog').getByRole('option').nth(1).waitFor();
}

/** Opens the sheet of a judge's first entry that isn't started. */
async function openSheet(page: Page): Promise<void> {
  const unstarted = page.locator('main li:has([data-state="assigned"])');
  await unstarted.first().getByRole('link').click();
  await page.getByRole('complementary').getByRole('group').first().waitFor();
}

/** Scrolls to the versions, the last part of an entry. */
async function showVersions(page: Page): Promise<void> {
  await page.locator('main section').last().scrollIntoViewIfNeeded();
}

/** Pictures of `docs/organiser.md` and its Chinese version, in the order of the text. */
export const GUIDE_SHOTS: readonly Shot[] = (
  [
    { name: 'palette', path: '/workplace', prepare: openPalette },
    { name: 'site', path: '/a/match/site' },
    { name: 'dates', path: '/a/match/edition?id=match-3&step=dates' },
    { name: 'publish', path: '/a/match/edition?id=match-3&step=publish' },
    { name: 'ranking', path: '/a/match/judging?matchInfoId=match-3' },
    { name: 'judges', path: '/a/match/judging?matchInfoId=match-3&tab=judges' },
    { name: 'score', path: '/score', account: 'judge', prepare: openSheet },
    { name: 'queue', path: '/a/match/entries?matchInfoId=match-3' },
    { name: 'entry', path: '/a/match/entry?id=entry-3-13' },
    { name: 'versions', path: '/a/match/entry?id=entry-3-13', prepare: showVersions },
    { name: 'preview', path: '/a/match/results?matchInfoId=match-2&stage=winners' },
    { name: 'results', path: '/a/match/results?matchInfoId=match-2' },
    { name: 'winners', path: '/winners?id=match-2' },
    { name: 'certificates', path: '/a/match/certificates?matchInfoId=match-2' },
  ] as const
).map((shot) => ({ account: 'administrator', ...shot }));

/** Returns the file name of a picture in a language. */
export function guidePicture(name: string, lang: string): string {
  return `${name}${lang === 'CN' ? '.zh-CN' : ''}.webp`;
}
