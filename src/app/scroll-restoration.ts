/** Where the visitor stood on the entries of the browser's history, by their keys. */
const positions = new Map<string, number>();

/** How long a page that comes back may take to grow to where the visitor stood, ms. */
const TIMEOUT = 2000;

/** Keeps where the visitor stands on an entry that is being left. */
export function saveScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Goes back to where the visitor stood, as soon as the page is long enough again. */
export function restoreScroll(key: string): void {
  const top = positions.get(key) ?? 0;
  const until = performance.now() + TIMEOUT;
  const tryAgain = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until)
      requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
