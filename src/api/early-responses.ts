import { SITE_ADDRESS } from '@/lib/site-address';

/**
 * Sends requests before the code that reads their responses has loaded. For visitors without a
 * session, the HTML's first script calls this function while the site's scripts load.
 * @param paths path and query below the site's URL
 * @param language BCP 47 tag
 * @returns the data of each response; undefined if the request failed
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
      // The consumer of the response handles the failure.
      return undefined;
    }
  });
}

/** Returns an early response once; undefined for another language or a session. */
export function earlyResponse({ url, method, headers }: Request): Promise<Response> | undefined {
  if (!('window' in globalThis) || method !== 'GET') return undefined;
  const early = window.earlyResponses?.get(url);
  window.earlyResponses?.delete(url);
  if (early?.language !== headers.get('accept-language') || headers.has('token')) return undefined;
  return early.response;
}

export function clearEarlyResponses(): void {
  delete window.earlyResponses;
}
