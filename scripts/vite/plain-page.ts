import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { readMessages } from './compiled-messages.ts';

const SCRIPT = resolve(import.meta.dirname, 'plain-page.js');

/** Why the plain page is shown; the class of its element, set by `plain-page.js`. */
const REASONS = ['scripts', 'browser', 'failed'] as const;

/** Rules that the oldest browsers know. */
const STYLE = `
#plain-page{max-width:640px;margin:0 auto;padding:24px;font:16px/1.6 sans-serif}
#plain-page .why{display:none}
${REASONS.map((reason) => `#plain-page.${reason} .why-${reason}`).join(',')}{display:block}
#plain-page button{min-height:44px;padding:8px 24px;font:inherit}
`.replaceAll('\n', '');

/** One language's words, each with the class of the reason that it is for. */
function words(language: string, tag: string): string {
  const texts = readMessages(language);
  const lines = REASONS.map(
    (reason) => `<p class="why why-${reason}">${texts[`plainPage.${reason}`] ?? ''}</p>`,
  );
  return `<section lang="${tag}">${lines.join('')}</section>`;
}

/**
 * The page for browsers that the site's code doesn't run in, in all languages at once: nothing that
 * could choose one runs. The server writes the competition's name, dates and contacts into it
 * (`server/site/plain-page.ts`); another server leaves it as it is.
 */
export function plainPageMarkup(): string {
  const sections = Object.entries(LANGUAGES).map(([language, tag]) => words(language, tag));
  const reload = Object.keys(LANGUAGES).map((language) => {
    const text = readMessages(language)['plainPage.reload'] ?? '';
    return `<span lang="${LANGUAGES[language as keyof typeof LANGUAGES]}">${text}</span>`;
  });
  return [
    `<style>${STYLE}</style>`,
    '<main id="plain-page" class="scripts">',
    '<!--competition-->',
    ...sections,
    `<p class="why why-failed"><button type="button" id="plain-reload">${reload.join(' / ')}</button></p>`,
    '</main>',
  ].join('');
}

/**
 * The script that shows it where the site can't run, short: it comes with every visit. Printed with
 * white space, since the printer of short code writes strings as templates, which old browsers
 * don't read.
 */
export function plainPageScript(): string {
  const { code, errors } = minifySync(SCRIPT, readFileSync(SCRIPT, 'utf8'), {
    compress: { target: 'es2015' },
    codegen: false,
  });
  if (errors.length > 0) throw new Error(`${SCRIPT}: ${JSON.stringify(errors)}`);
  return code.trim().replace(/\n\s*/g, '\n');
}
