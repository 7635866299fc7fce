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
  try {
    caches.delete(CACHES.own).catch(() => undefined);
  } catch {
    // Absent where the site isn't served securely, or blocked: then nothing was kept either.
  }
}
