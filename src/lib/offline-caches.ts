import { SITE_PATH } from './site-address';

/** What the service worker keeps, by the name of its cache: other sites of the same host have theirs. */
export const CACHES = {
  page: `${SITE_PATH}site-page`,
  assets: `${SITE_PATH}site-assets`,
  pictures: `${SITE_PATH}site-pictures`,
  /** Answers that everyone gets. */
  open: `${SITE_PATH}site-open-answers`,
  /** Answers that only the present user gets. */
  own: `${SITE_PATH}site-own-answers`,
} as const;

/** What the page is kept under, whatever messengers add to its address. */
export const PAGE_KEY = `${SITE_PATH}/`;

/** Tells the service worker that a session has ended. */
export const SESSION_ENDED = 'session-ended';

/**
 * Forgets what a session was answered: who comes next must not find it. The service worker is notified,
 * because answers may be under way still.
 */
export function clearOwnResponses(): void {
  try {
    caches.delete(CACHES.own).catch(() => undefined);
    // Also where it doesn't watch over this page: it may over another one of the same session.
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.active?.postMessage(SESSION_ENDED))
      .catch(() => undefined);
  } catch {
    // Absent where the site isn't served securely, or blocked: then nothing was kept either.
  }
}

/** Puts a newer page of the site in the place of the one that the service worker serves. */
export async function cachePage(page: Response): Promise<void> {
  try {
    // Absent: no worker serves any.
    if (await caches.has(CACHES.page)) await (await caches.open(CACHES.page)).put(PAGE_KEY, page);
  } catch {
    // Blocked, or not served securely: then nothing was kept before either.
  }
}
