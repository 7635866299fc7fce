import { SITE_ADDRESS } from '@/lib/site-address';

/**
 * Asks for answers before any code that reads them is there: called by the HTML's first script, in
 * parallel with the site's scripts. For visitors without a session.
 * @param paths path and query below the site's address
 * @param language BCP 47 tag
 * @returns the data of each response; undefined where it failed
 */
export function requestEarly(paths: readonly string[], language: string): Promise<unknown>[] {
  window.earlyResponses = new Map();
  return paths.map(async (path) => {
    const url = SITE_ADDRESS + path;
    const response = fetch(url, {
      headers: { 'accept-language': language },
      credentials: 'include',
    });
    window.earlyResponses?.set(url, { language, response });
    try {
      return ((await (await response).clone().json()) as { data?: unknown }).data;
    } catch {
      // Who takes the response over meets the failure; nobody may.
      return undefined;
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
