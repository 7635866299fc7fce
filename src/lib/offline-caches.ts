import { SITE_PATH } from './site-address';

/** Caches of the service worker; the path separates sites of the same host. */
export const CACHES = {
  page: `${SITE_PATH}site-page`,
  assets: `${SITE_PATH}site-assets`,
  pictures: `${SITE_PATH}site-pictures`,
  /** Public responses. */
  open: `${SITE_PATH}site-open-answers`,
  /** Responses for the current user only. */
  own: `${SITE_PATH}site-own-answers`,
} as const;

/** Cache key of the page, the same for all parameters of its URL. */
export const PAGE_KEY = `${SITE_PATH}/`;

/** Message to the service worker at the end of a session. */
export const SESSION_ENDED = 'session-ended';

/**
 * Deletes the cached responses of a session, so that the next user can't see them. Also notifies
 * the service worker, because responses may still arrive.
 */
export function clearOwnResponses(): void {
  try {
    caches.delete(CACHES.own).catch(() => undefined);
    // Also if the worker doesn't control this page: it may control another page of the session.
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.active?.postMessage(SESSION_ENDED))
      .catch(() => undefined);
  } catch {
    // Cache Storage is blocked or requires a secure context, so nothing is cached.
  }
}

/** Replaces the page that the service worker serves. */
export async function cachePage(page: Response): Promise<void> {
  try {
    if (await caches.has(CACHES.page)) await (await caches.open(CACHES.page)).put(PAGE_KEY, page);
  } catch {
    // Cache Storage is blocked or requires a secure context, so nothing is cached.
  }
}
