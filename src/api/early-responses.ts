import { SITE_ADDRESS } from '@/lib/site-address';
import { DETAIL_SIZES, pictureSource, SMALL_CARD_SIZES } from './file-url';

/**
 * Finds what a page shows large of a response: of the editions that are over the banners, of entries
 * their logos, which stand smaller on home.
 */
function largePictures(path: string, ofRecord: boolean): RegExp {
  const others = path.endsWith('/sub') ? 'finished".*?"banner' : 'cover';
  const names = ofRecord || path.includes('?') ? 'cover|logo' : others;
  return RegExp(`"(?:${names})FileId":"([\\w-]+)"`, 'g');
}

/** Asks for the first pictures of a page, as wide as it shows them. */
function requestPictures(text: string, path: string, ofRecord: boolean): HTMLImageElement[] {
  const found = [...text.matchAll(largePictures(path, ofRecord))];
  // Cards of news and entries are small ones.
  const small = /news|project/.test(path) ? SMALL_CARD_SIZES : undefined;
  // As many cards as most screens show at first: three in a row, on a phone one or three small ones.
  const count = ofRecord || (window.innerWidth <= 640 && !small) ? 1 : 3;
  return found.slice(0, count).map(([, id = '']) => {
    const { sizes, srcSet: srcset } = pictureSource(id, ofRecord ? DETAIL_SIZES : small);
    return Object.assign(new Image(), { alt: '', sizes, srcset });
  });
}

/**
 * Asks for answers before any code that reads them is there: called by the HTML's first script, in
 * parallel with the site's scripts. For visitors without a session.
 * @param paths path and query below the site's address
 * @param language BCP 47 tag
 * @param ofRecord whether the page is about one record
 * @returns of each response its first pictures, which are on their way; none where it failed
 */
export function requestEarly(
  paths: readonly string[],
  language: string,
  ofRecord = false,
): Promise<HTMLImageElement[]>[] {
  window.earlyResponses = new Map();
  return paths.map(async (path) => {
    const url = SITE_ADDRESS + path;
    const response = fetch(url, {
      headers: { 'accept-language': language },
      credentials: 'include',
    });
    window.earlyResponses?.set(url, { language, response });
    try {
      return requestPictures(await (await response).clone().text(), path, ofRecord);
    } catch {
      // Who takes the response over meets the failure; nobody may.
      return [];
    }
  });
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
