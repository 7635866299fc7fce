import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { FirstScreens } from '../../../src/app/first-screen/first-screens.ts';
import { bundledScript } from '../bundled-script.ts';
import { firstScreens } from './first-screens.ts';
import { scopedName } from './scoped-name.ts';

const BOOT = resolve(import.meta.dirname, '../../../src/app/first-screen/boot.ts');

/** A file of the plain page without its indentation. */
function plainPage(name: string): string {
  const text = readFileSync(resolve(import.meta.dirname, `../plain-page.${name}`), 'utf8');
  return text.trim().replace(/\n\s*/g, '\n');
}

/** In development pages are drawn by their scripts alone. */
const NONE: FirstScreens = { markup: [], texts: [], frames: [], pages: {}, undrawn: [] };

/** As the text of a script element, which nothing in it may end. */
function inline(script: string): string {
  return script.trim().replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/**
 * The HTML with its scripts behind its styles: the first screen needs these alone, and over HTTP/1.1
 * a browser would bring all of them at once (`docs/decisions/0120`).
 */
function afterStyles(html: string): string {
  return html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** The HTML without its indentation, which every visitor would be sent. */
function unindented(html: string): string {
  return html.replaceAll(/^ +(?=<)/gm, '');
}

/**
 * Puts the first screen of every page, in each language, and the script that picks one into the
 * HTML: visitors see it before any script file has arrived, and what the page needs is asked for at
 * once (`docs/decisions/0073`, `0100`).
 */
export function firstScreen(): Plugin {
  let screens = NONE;
  /** The address of what the pages need besides; none in development. */
  let resources = '';
  return {
    name: 'first-screen',
    config: (_, { command }) =>
      command === 'build' ? { css: { modules: { generateScopedName: scopedName } } } : {},
    generateBundle: {
      // The HTML is written after this.
      order: 'pre',
      async handler(_options, bundle) {
        const drawn = await firstScreens(bundle);
        screens = drawn.screens;
        const source = JSON.stringify(drawn.resources);
        const file = this.emitFile({ type: 'asset', name: 'page-resources.json', source });
        resources = this.getFileName(file);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const boot = await bundledScript(BOOT, {
          __FIRST_SCREENS__: screens,
          __PAGE_RESOURCES__: resources,
          __MOBILE_ELSEWHERE__: (process.env['VITE_MOBILE_SITE'] ?? '') !== '',
        });
        const tags = [
          { tag: 'script', children: plainPage('js'), injectTo: 'head-prepend' },
          { tag: 'script', children: inline(boot), injectTo: 'head-prepend' },
          // Not there in a browser that the site doesn't run in.
          {
            tag: 'script',
            children: 'window.showFirstScreen && showFirstScreen()',
            injectTo: 'body',
          },
        ] satisfies HtmlTagDescriptor[];
        const page = afterStyles(unindented(html)).replace('<!--plain-page-->', () =>
          plainPage('html'),
        );
        return { html: page, tags };
      },
    },
  };
}
