/** What the service worker keeps, by the name of its cache. */
export const CACHES = {
  page: 'site-page',
  assets: 'site-assets',
  pictures: 'site-pictures',
  /** Answers that everyone gets. */
  open: 'site-open-answers',
  /** Answers that only the present user gets. */
  own: 'site-own-answers',
} as const;

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
    if (await caches.has(CACHES.page)) await (await caches.open(CACHES.page)).put('/', page);
  } catch {
    // Blocked, or not served securely: then nothing was kept before either.
  }
}
