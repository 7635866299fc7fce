/** After the page stands, milliseconds: what it still fetches itself goes first. */
export const SETTLED = 3000;

/** Whether the visitor's line may carry what isn't asked for yet. */
function isNetworkIdle(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls once the page has settled and the browser is idle, to fetch ahead; not at all on a line
 * that shall be spared, or in a browser that can't tell (Safari). Answers what cancels it.
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
