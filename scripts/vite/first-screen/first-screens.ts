import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  FirstScreenPage,
  FirstScreens,
  Markup,
  Texts,
} from '../../../src/first-screen/first-screens.ts';
import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts';
import { routeScripts, messageScripts, type Bundle } from './page-scripts.ts';
import type { renderPages } from './render-pages.tsx';

const languages = Object.keys(LANGUAGES) as Language[];

const inEach = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;

/** Renders every page in a thread. Throws the errors of the site's code. */
async function drawPages(): ReturnType<typeof renderPages> {
  const worker = new Worker(resolve(import.meta.dirname, 'draw-pages.ts'));
  try {
    const [drawn] = (await once(worker, 'message')) as [Awaited<ReturnType<typeof renderPages>>];
    return drawn;
  } finally {
    await worker.terminate();
  }
}

/** Attributes of a link to the current page. */
const CURRENT = / aria-current="page"| data-status="active"|(?<= class="[^"]*) active(?=")/g;

/** Link in the footer to the mobile or desktop site. Only scripts can set the cookie that it requires. */
const FOOT_LINK = /(<footer\b.*?<a\b) href="[^"]*"/s;

/** Splits a page's markup into the frame, which all pages of a layout share, and the content of `main`. */
export function partsOf(html: string): { frame: string; main: string; current?: string } {
  const [, before = '', main = '', after = ''] =
    /^(.*?<main\b[^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [];
  const frame = `${before}${after}`;
  const [link] = frame.match(/<a\b[^>]* aria-current="page"[^>]*>/) ?? [];
  const current = /href="([^"]*)"/.exec(link ?? '')?.[1];
  return {
    frame: frame.replaceAll(CURRENT, '').replace(FOOT_LINK, '$1'),
    main,
    ...(current !== undefined && { current }),
  };
}

/** Combines the markup of all languages: texts per language, everything else once. */
export function markupOf(html: Texts): Markup {
  const tokens = inEach((language) => html[language].split(/([<>"])/));
  if (languages.some((language) => tokens[language].length !== tokens.CN.length)) return [html];
  const parts: (string | Texts)[] = [];
  tokens.CN.forEach((token, at) => {
    const texts = inEach((language) => tokens[language][at] ?? '');
    const isShared = languages.every((language) => texts[language] === token);
    const last = parts.at(-1);
    if (isShared && typeof last === 'string') parts[parts.length - 1] = last + token;
    else parts.push(isShared ? token : texts);
  });
  return parts;
}

/** Returns the index of markup in a list; appends the markup if it is missing. */
function indexIn(list: Markup[], markup: Markup): number {
  const json = JSON.stringify(markup);
  const found = list.findIndex((one) => JSON.stringify(one) === json);
  return found >= 0 ? found : list.push(markup) - 1;
}

/** Returns the section of a path: its first segment, below the mobile site's. */
function sectionOf(path: string): string {
  return /^\/(?:h5\/)?[^/]*/.exec(path)?.[0] ?? path;
}

/** Returns the first screens of all pages in each language, and the scripts of every page. */
export async function firstScreens(bundle: Bundle): Promise<FirstScreens> {
  const { pages: drawn, redirects, notPrerendered } = await drawPages();
  if (!('/' in redirects)) throw new Error('The first screen of / is missing');
  const frames: Markup[] = [];
  const mains: Markup[] = [];
  const pages: Record<string, FirstScreenPage | string> = { ...redirects };
  for (const { path, routeIds, html, ...rest } of drawn) {
    const parts = inEach((language) => partsOf(html[language]));
    const { current } = parts.CN;
    const frame = markupOf(inEach((language) => parts[language].frame));
    const main = markupOf(inEach((language) => parts[language].main));
    pages[path] = {
      frame: indexIn(frames, frame),
      main: indexIn(mains, main),
      ...(current !== undefined && { current }),
      scripts: routeScripts(bundle, routeIds),
      ...rest,
    };
  }
  const texts = (name: string) => inEach((language) => messageScripts(bundle, name, language));
  return {
    frames,
    mains,
    pages,
    notPrerendered: [...new Set(notPrerendered.map(sectionOf))],
    texts: { browsing: texts('browsing'), forms: texts('forms'), staff: texts('staff') },
  };
}
