/** Default delay, in milliseconds; the page's first requests finish in this time. */
export const SETTLED = 3000;

/** Returns whether the network allows prefetching. */
function allowsPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls a function when the browser is idle after a delay. Does nothing on slow or metered networks,
 * or without `requestIdleCallback` (Safari).
 * @returns a function that cancels the call
 */
export function whenIdle(call: () => void, after = SETTLED): () => void {
  if (!('requestIdleCallback' in window) || !allowsPrefetch()) return () => undefined;
  let idle = 0;
  const timer = window.setTimeout(() => {
    idle = window.requestIdleCallback(call);
  }, after);
  return () => {
    window.clearTimeout(timer);
    window.cancelIdleCallback(idle);
  };
}
