import { CARD_SIZES, pictureSource } from './file-url';

/** As many records as most screens show at first. */
const FIRST_SCREEN = 3;

/** Has the pictures of the first records there when they are drawn. */
async function preloadCovers(answer: Promise<Response>): Promise<void> {
  const text = await (await answer).clone().text();
  const covers = [...text.matchAll(/"coverFileId":"([\w-]+)"/g)].slice(0, FIRST_SCREEN);
  for (const [, id = ''] of covers) {
    const { src, srcSet } = pictureSource(id);
    Object.assign(new Image(), { sizes: CARD_SIZES, srcset: srcSet, src });
  }
}

/**
 * Asks for answers before any code that reads them is there: called by the HTML's first script, in
 * parallel with the site's scripts. For visitors without a session.
 * @param paths path and query below the site's origin
 * @param language BCP 47 tag
 */
export function askEarly(paths: readonly string[], language: string): void {
  window.earlyAnswers = new Map(
    paths.map((path) => {
      const url = location.origin + path;
      const answer = fetch(url, {
        headers: { 'accept-language': language },
        credentials: 'include',
      });
      // Who takes it over meets the failure; nobody may.
      preloadCovers(answer).catch(() => undefined);
      return [url, { language, answer }];
    }),
  );
}

/**
 * The answer that has been asked for already; undefined where it hasn't, or for another reader. Each
 * is handed out once.
 * @param request what the site would send
 */
export function earlyAnswer({ url, method, headers }: Request): Promise<Response> | undefined {
  if (!('window' in globalThis) || method !== 'GET') return undefined;
  const early = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  if (early?.language !== headers.get('accept-language') || headers.has('token')) return undefined;
  return early.answer;
}

/** Lets go of the answers that nobody has asked for when the first page is there. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers;
}
