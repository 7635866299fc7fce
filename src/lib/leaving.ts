/** How long after the browser began to leave, ms, what fails counts as failing because of that. */
const LEAVING_MILLISECONDS = 5000;

let leaving = false;
/** The site reloads itself. */
let reloading = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function cancelLeaving(): void {
  clearTimeout(timer);
  leaving = false;
  reloading = false;
  const all = waiting;
  waiting = [];
  for (const resume of all) resume();
}

if ('window' in globalThis) {
  // WebKit breaks off what a page still loads here, long before its `pagehide`. The visitor may
  // stay yet: a form asks, or the response is a download.
  window.addEventListener(
    'beforeunload',
    (event) => {
      // Before any form, which would ask whether to leave: the visitor has left it already.
      if (reloading) event.stopImmediatePropagation();
      leaving = true;
      clearTimeout(timer);
      timer = setTimeout(cancelLeaving, LEAVING_MILLISECONDS);
    },
    { capture: true },
  );
  window.addEventListener('pagehide', () => {
    clearTimeout(timer);
    leaving = true;
  });
  // A page that the browser kept comes back: then the visitor hasn't left.
  window.addEventListener('pageshow', cancelLeaving);
}

/** Resolves once the visitor isn't on the way out, at once where they weren't; else never. */
export async function untilNavigationCancelled(): Promise<void> {
  if (leaving) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Reloads the site of its own accord, at a moment when the visitor has left what they typed. */
export function reloadSite(): void {
  reloading = true;
  location.reload();
}
