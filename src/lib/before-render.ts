type Load = () => Promise<unknown>;

/** What loaded modules need and don't have yet; the promise while it is on its way. */
const missing = new Map<Load, Promise<unknown> | undefined>();

let starting = false;

function start(load: Load): Promise<unknown> {
  starting = true;
  try {
    const started = load().then(
      () => missing.delete(load),
      (error: unknown) => {
        missing.set(load, undefined);
        throw error;
      },
    );
    missing.set(load, started);
    return started;
  } finally {
    starting = false;
  }
}

/**
 * Names what a module needs before anything of it is rendered: texts, a style sheet, a library that
 * only some browsers need. Called while the module is evaluated. Not by `await` there: WebKit
 * resolves a second `import()` of a module that waits before its exports are set (bug 242740).
 * @param load starts at once; after a failure it is called again with the next part of the site
 */
export function requireBeforeRender(load: Load): void {
  // Who renders the module waits for it, and gets its failure then.
  start(load).catch(() => undefined);
}

/** Whether a requirement is just being started: what it imports can't wait for itself. */
export function isStartingRequirement(): boolean {
  return starting;
}

/**
 * Resolves when everything that the modules loaded so far need is there.
 * @throws what the first requirement failed with
 */
export async function requirementsLoaded(): Promise<void> {
  while (missing.size > 0)
    await Promise.all([...missing].map(([load, started]) => started ?? start(load)));
}
