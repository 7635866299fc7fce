type Load = () => Promise<unknown>;

/** What loaded modules need and don't have yet; the promise while it is on its way. */
const missing = new Map<Load, Promise<unknown> | undefined>();

/** Named since a module was last handed on: what the next one needs, for it has just been run. */
let unclaimed: Load[] = [];

/** What was named while a module was run, with those that it was the first to import. */
const needs = new WeakMap<object, readonly Load[]>();

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
  unclaimed.push(load);
  // Who renders the module waits for it, and gets its failure then.
  start(load).catch(() => undefined);
}

/** Whether a requirement is just being started: what it imports can't wait for itself. */
export function isStartingRequirement(): boolean {
  return starting;
}

/** Whether something that a loaded module needs has not come. */
export function isNeedMissing(): boolean {
  return missing.size > 0;
}

function needsOf(module: object): readonly Load[] {
  const own = needs.get(module) ?? unclaimed;
  needs.set(module, own);
  unclaimed = [];
  return own;
}

/**
 * Resolves when what the modules loaded so far need is there; what failed is tried once more.
 * @param module the one that waits: it fails by its own needs alone. A page that was fetched ahead
 *   and lacks its texts must not take those along that were seen before. Whoever shares those
 *   texts is refused as it renders (`i18n-provider.tsx`). All needs count unless given.
 * @throws what the first of these needs failed with
 */
export async function requirementsLoaded(module?: object): Promise<void> {
  const own = module && needsOf(module);
  const tried = new Set<Load>();
  const attempt = async ([load, started]: [Load, Promise<unknown> | undefined]) => {
    tried.add(load);
    try {
      await (started ?? start(load));
    } catch (error) {
      if (own?.includes(load) ?? true) throw error;
    }
  };
  const untried = () => [...missing].filter(([load]) => !tried.has(load));
  for (let open = untried(); open.length > 0; open = untried())
    await Promise.all(open.map(attempt));
}
