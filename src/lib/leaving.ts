/** How long after the browser began to leave, ms, what fails counts as failing because of that. */
const GRACE = 5000;

let leaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function stay(): void {
  clearTimeout(timer);
  leaving = false;
  const all = waiting;
  waiting = [];
  for (const goOn of all) goOn();
}

if ('window' in globalThis) {
  // WebKit breaks off what a page still loads here, long before its `pagehide`. The visitor may
  // stay yet: a form asks, or the answer is a download.
  window.addEventListener('beforeunload', () => {
    leaving = true;
    clearTimeout(timer);
    timer = setTimeout(stay, GRACE);
  });
  window.addEventListener('pagehide', () => {
    clearTimeout(timer);
    leaving = true;
  });
  // A page that the browser kept comes back: then the visitor hasn't left.
  window.addEventListener('pageshow', stay);
}

/** Resolves once the visitor isn't on the way out, at once where they weren't; else never. */
export async function untilStaying(): Promise<void> {
  if (leaving) await new Promise<void>((resolve) => waiting.push(resolve));
}
