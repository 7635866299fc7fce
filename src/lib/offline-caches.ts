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

/** Forgets what a session was answered: who comes next must not find it. */
export function forgetOwnAnswers(): void {
  // Absent where the site isn't served securely; then there is no service worker either.
  if ('caches' in globalThis) caches.delete(CACHES.own).catch(() => undefined);
}
