import type { Page } from 'playwright';
import type { Shot } from './shots.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill('AI');
  await page.getByRole('dialog').getByRole('option').nth(1).waitFor();
}

/** Pictures of `docs/organiser.md` and its Chinese version, in the order of the text. */
export const GUIDE_SHOTS: readonly Shot[] = (
  [
    { name: 'palette', path: '/workplace', prepare: openPalette },
    { name: 'site', path: '/a/match/site' },
    { name: 'dates', path: '/a/match/edition?id=match-3&step=dates' },
    { name: 'publish', path: '/a/match/edition?id=match-3&step=publish' },
    { name: 'entry', path: '/a/match/entry?id=entry-3-01' },
    { name: 'winners', path: '/a/match/editions' },
  ] as const
).map((shot) => ({ ...shot, account: 'administrator' }));

/** Returns the file name of a picture in a language. */
export function guidePicture(name: string, lang: string): string {
  return `${name}${lang === 'CN' ? '.zh-CN' : ''}.webp`;
}
