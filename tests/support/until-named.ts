/**
 * Resolves once a page of the site has named itself, which it does when it can be operated, or when
 * the time is up, ms. Runs in the page: from outside it would be asked too late, or so often that it
 * takes longer.
 */
export function untilNamed(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + timeout;
    const look = () => {
      if (/ - /.test(document.title) || performance.now() > end) resolve();
      else setTimeout(look, 20);
    };
    look();
  });
}
