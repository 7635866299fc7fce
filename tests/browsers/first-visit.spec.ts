import { EVERY_PAGE, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { readMessages } from '../../scripts/vite/compiled-messages.ts';
import { byRole, byText } from './by.ts';
import { DESK, type Device, NARROW_DESK, PHONE } from './devices.ts';
import { demoAccount, type EngineName, expect, test } from './fixtures.ts';
import { OFTEN } from './visitor.ts';

// Each visit stands alone: the workers share them.
test.describe.configure({ mode: 'parallel' });

const LANGUAGES = ['CN', 'US', 'HK'] as const;
const TEXTS = Object.fromEntries(LANGUAGES.map((lang) => [lang, readMessages(lang)]));

/** Each page in every language and in both widths, not in one by turns. */
const EVERY_VIEW = process.env['EVERY_VIEW'] !== undefined;

/** A page's language: from one page to the next another. */
function languagesOf(index: number): readonly ('CN' | 'US' | 'HK')[] {
  return EVERY_VIEW ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length] ?? 'CN'];
}

/**
 * Where a page is looked at: one of the mobile site on a phone, one of the desktop site in a wide or
 * in a narrow window by turns, in one engine the other way round than in the other.
 */
function devicesOf(page: SitePage, index: number, engine: EngineName): readonly Device[] {
  const devices = isMobilePage(page) ? [PHONE, DESK] : [DESK, NARROW_DESK];
  if (EVERY_VIEW) return devices;
  const turn = isMobilePage(page) ? 0 : (index + (engine === 'webkit' ? 0 : 1)) % 2;
  return devices.slice(turn, turn + 1);
}

/**
 * Which visits of a page are made: staff come to a page of theirs by another one, so that a second visit
 * to it is made in one of the two engines, by turns.
 */
function visitsOf({ path }: SitePage, index: number, engine: EngineName): readonly string[] {
  const once = path.startsWith('/a/') && index % 2 === (engine === 'webkit' ? 0 : 1);
  return once && !EVERY_VIEW ? ['first'] : ['first', 'second'];
}

for (const [index, page] of EVERY_PAGE.entries()) {
  for (const lang of languagesOf(index)) {
    test(`${page.name}, ${lang}: stands on a first visit, and on a second`, async ({
      visit,
      engineName,
    }) => {
      const { name, path, account } = page;
      const texts = TEXTS[lang] ?? {};
      for (const device of devicesOf(page, index, engineName)) {
        const visitor = await visit({ device, lang, account: demoAccount(account) });
        for (const time of visitsOf(page, index, engineName)) {
          const visited = `${name}, ${String(device.width)} px wide, on the ${time} visit`;
          await visitor.open(path);
          await expect
            .poll(() => visitor.count('#root h1'), {
              message: `headings: ${visited}`,
              intervals: OFTEN,
            })
            .toBe(1);
          for (const failure of ['error.failed.title', 'error.chunk.title'])
            expect(
              await visitor.count(byText(texts[failure] ?? '')),
              `${failure}: ${visited}`,
            ).toBe(0);
          expect(await visitor.count(byRole('main')), visited).toBe(1);
        }
      }
    });
  }
}
