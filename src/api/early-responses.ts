import { SITE_ADDRESS } from '@/lib/site-address';
import { CARD_SIZES, pictureSource } from './file-url';

/** As many records as most screens show at first. */
const FIRST_SCREEN = 3;

/** What a card shows; of an entry it is the logo, which stands smaller elsewhere. */
const COVER = /"coverFileId":"([\w-]+)"/g;
const COVER_IN_LIST = /"(?:cover|logo)FileId":"([\w-]+)"/g;

/** Has the pictures of the first records there when they are drawn. */
function preloadCovers(text: string, pattern: RegExp): void {
  for (const [, id = ''] of [...text.matchAll(pattern)].slice(0, FIRST_SCREEN)) {
    const { src, srcSet } = pictureSource(id);
    Object.assign(new Image(), { sizes: CARD_SIZES, srcset: srcSet, src });
  }
}

/**
 * Asks for answers before any code that reads them is there: called by the HTML's first script, in
 * parallel with the site's scripts. For visitors without a session.
 * @param paths path and query below the site's address
 * @param language BCP 47 tag
 * @returns what asks for the pictures of the responses: once the page's scripts have been asked for,
 *   without which none is shown, and which they would take connections from
 */
export function requestEarly(paths: readonly string[], language: string): () => void {
  const texts: [path: string, text: Promise<string>][] = [];
  window.earlyResponses = new Map(
    paths.map((path) => {
      const url = SITE_ADDRESS + path;
      const response = fetch(url, {
        headers: { 'accept-language': language },
        credentials: 'include',
      });
      // Who takes it over meets the failure; nobody may.
      texts.push([path, response.then((one) => one.clone().text()).catch(() => '')]);
      return [url, { language, response }];
    }),
  );
  return () => {
    for (const [path, text] of texts)
      void text.then((one) => {
        preloadCovers(one, path.includes('?') ? COVER_IN_LIST : COVER);
      });
  };
}

/**
 * The response that has been requested already; undefined where it hasn't, or for another reader. Each
 * is handed out once.
 * @param request what the site would send
 */
export function earlyResponse({ url, method, headers }: Request): Promise<Response> | undefined {
  if (!('window' in globalThis) || method !== 'GET') return undefined;
  const early = window.earlyResponses?.get(url);
  window.earlyResponses?.delete(url);
  if (early?.language !== headers.get('accept-language') || headers.has('token')) return undefined;
  return early.response;
}

/** Lets go of the responses that nobody has asked for when the first page is there. */
export function clearEarlyResponses(): void {
  delete window.earlyResponses;
}
