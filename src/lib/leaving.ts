/** Time after `beforeunload` in which failures are attributed to leaving, in milliseconds. */
const LEAVING_MILLISECONDS = 5000;

let leaving = false;
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
  // WebKit cancels requests at `beforeunload`, long before `pagehide`. The visitor may still stay:
  // a form asks for confirmation, or the response is a download.
  window.addEventListener(
    'beforeunload',
    (event) => {
      // Runs before the listeners of forms, which would ask for confirmation.
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
  // The page may be restored from the back/forward cache.
  window.addEventListener('pageshow', cancelLeaving);
}

/** Resolves when the visitor is not leaving: at once, after a cancelled navigation, or never. */
export async function untilNavigationCancelled(): Promise<void> {
  if (leaving) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Reloads the site without a prompt about unsaved input. Call it only without unsaved input. */
export function reloadSite(): void {
  reloading = true;
  location.reload();
}
