/** Delay after the page's own requests, in milliseconds. */
export const SETTLED = 3000;

/** Returns whether the network allows prefetching. */
function isNetworkIdle(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Schedules a call for when the page has loaded and the browser is idle. Does nothing on slow or
 * metered networks, or without `requestIdleCallback` (Safari).
 * @returns a function that cancels the call
 */
export function whenIdle(call: () => void, after = SETTLED): () => void {
  if (!('requestIdleCallback' in window) || !isNetworkIdle()) return () => undefined;
  let idle = 0;
  const timer = window.setTimeout(() => {
    idle = window.requestIdleCallback(call);
  }, after);
  return () => {
    window.clearTimeout(timer);
    window.cancelIdleCallback(idle);
  };
}
