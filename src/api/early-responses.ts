import { SITE_ADDRESS } from '@/lib/site-address';
import { CARD_SIZES, pictureSource } from './file-url';

/** As many records as most screens show at first. */
const FIRST_SCREEN = 3;

/** Has the pictures of the first records there when they are drawn. */
async function preloadCovers(response: Promise<Response>): Promise<void> {
  const text = await (await response).clone().text();
  const covers = [...text.matchAll(/"coverFileId":"([\w-]+)"/g)].slice(0, FIRST_SCREEN);
  for (const [, id = ''] of covers) {
    const { src, srcSet } = pictureSource(id);
    Object.assign(new Image(), { sizes: CARD_SIZES, srcset: srcSet, src });
  }
}

/**
 * Asks for answers before any code that reads them is there: called by the HTML's first script, in
 * parallel with the site's scripts. For visitors without a session.
 * @param paths path and query below the site's address
 * @param language BCP 47 tag
 */
export function requestEarly(paths: readonly string[], language: string): void {
  window.earlyResponses = new Map(
    paths.map((path) => {
      const url = SITE_ADDRESS + path;
      const response = fetch(url, {
        headers: { 'accept-language': language },
        credentials: 'include',
      });
      // Who takes it over meets the failure; nobody may.
      preloadCovers(response).catch(() => undefined);
      return [url, { language, response }];
    }),
  );
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
