import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { FirstScreens } from '../../../src/first-screen/first-screens.ts';
import { bundledScript } from '../bundled-script.ts';
import { firstScreens } from './first-screens.ts';

const BOOT = resolve(import.meta.dirname, '../../../src/first-screen/boot.ts');

/** Reads a file of the plain page and removes its indentation. */
function plainPage(name: string): string {
  const text = readFileSync(resolve(import.meta.dirname, `../plain-page.${name}`), 'utf8');
  return text.trim().replace(/\n\s*/g, '\n');
}

/** Empty data for development, where scripts render the pages. */
const NONE: FirstScreens = {
  frames: [],
  mains: [],
  pages: {},
  notPrerendered: [],
  texts: {
    browsing: { CN: [], US: [], HK: [] },
    forms: { CN: [], US: [], HK: [] },
    staff: { CN: [], US: [], HK: [] },
  },
};

/** Escapes a script or JSON as the text of a script element. */
function inline(script: string): string {
  return script.trim().replace(/<(?=\/script|!--)/gi, '\\u003c');
}

/** Gives scripts a low priority: the first screen needs the styles, its data and pictures. */
function afterStyles(html: string): string {
  return html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/**
 * Adds the first screens of all pages in each language to the HTML, and the script that shows one of
 * them (`src/first-screen/README.md`).
 */
export function firstScreen(): Plugin {
  let screens = NONE;
  let isMobileElsewhere = false;
  return {
    name: 'first-screen',
    configResolved({ env }) {
      isMobileElsewhere = (env['VITE_MOBILE_SITE'] ?? '') !== '';
    },
    generateBundle: {
      // Runs before the HTML is written.
      order: 'pre',
      async handler(_options, bundle) {
        screens = await firstScreens(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const boot = await bundledScript(BOOT, { __MOBILE_ELSEWHERE__: isMobileElsewhere });
        const tags = [
          { tag: 'script', children: plainPage('js'), injectTo: 'head-prepend' },
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'first-screens' },
            children: inline(JSON.stringify(screens)),
            injectTo: 'head-prepend',
          },
          { tag: 'script', children: inline(boot), injectTo: 'head-prepend' },
          // `showFirstScreen` is undefined in unsupported browsers.
          {
            tag: 'script',
            children: 'window.showFirstScreen && showFirstScreen()',
            injectTo: 'body',
          },
        ] satisfies HtmlTagDescriptor[];
        const page = afterStyles(html).replace('<!--plain-page-->', () => plainPage('html'));
        return { html: page, tags };
      },
    },
  };
}
