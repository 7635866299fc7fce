import { EVERY_PAGE, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { readMessages } from '../../scripts/vite/compiled-messages.ts';
import { byRole, byText } from './by.ts';
import { DESK, type Device, NARROW_DESK, PHONE } from './devices.ts';
import { demoAccount, expect, test } from './fixtures.ts';

const LANGUAGES = ['CN', 'US', 'HK'] as const;
const TEXTS = Object.fromEntries(LANGUAGES.map((lang) => [lang, readMessages(lang)]));

/** Every language of each page, not one in turn: `EVERY_LANGUAGE=1`. */
const ALL = process.env['EVERY_LANGUAGE'] === '1';

/** A page's language: from one page to the next another, and on the other width another still. */
function languagesOf(index: number): readonly ('CN' | 'US' | 'HK')[] {
  return ALL ? LANGUAGES : [LANGUAGES[index % 3] ?? 'CN'];
}

function devicesOf(page: SitePage): Record<string, Device> {
  const narrow = isMobilePage(page) ? PHONE : NARROW_DESK;
  return { wide: DESK, narrow };
}

for (const [index, page] of EVERY_PAGE.entries()) {
  for (const [offset, [width, device]] of Object.entries(devicesOf(page)).entries()) {
    for (const lang of languagesOf(index + offset)) {
      test(`${page.name}, ${width}, ${lang}: stands on a first and on a second visit`, async ({
        visit,
      }) => {
        const { name, path, account } = page;
        const visitor = await visit({ device, lang, account: demoAccount(account) });
        const texts = TEXTS[lang] ?? {};
        for (const time of ['first', 'second']) {
          await visitor.open(path);
          await expect
            .poll(() => visitor.count('#root h1'), { message: `headings on the ${time} visit` })
            .toBe(1);
          for (const failure of ['error.failed.title', 'error.chunk.title'])
            expect(await visitor.count(byText(texts[failure] ?? '')), failure).toBe(0);
          expect(await visitor.count(byRole('main')), name).toBe(1);
        }
      });
    }
  }
}
