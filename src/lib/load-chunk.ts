import { isNeedMissing, isStartingRequirement, requirementsLoaded } from './before-render';
import { untilNavigationCancelled } from './leaving';

/** Spec section 9: script chunk time-out, milliseconds. */
const TIMEOUT = 120_000;

/** How browsers and the bundler say that a file of the site's code didn't come. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload css/i;

/** A part of the site's own code that didn't arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type Recover = (error: ChunkLoadError) => Promise<void>;
let recover: Recover = () => Promise.resolve();

/** Connects what is done about a chunk that didn't load, before the caller is notified. */
export function connectChunkRecovery(connected: Recover): void {
  recover = connected;
}

function failureOf(cause: unknown): unknown {
  if (cause instanceof ChunkLoadError) return cause;
  const words = cause instanceof Error ? cause.message : '';
  // What a module throws while it runs is that module's fault, and no other copy would help.
  // Not the browser's words alone: by them the router would reload the page on its own account.
  return NOT_LOADED.test(words) ? new ChunkLoadError(`not loaded: ${words}`, { cause }) : cause;
}

/** Modules that were handed on with all that they need. */
const complete = new WeakSet<object>();

async function loadComplete<T extends object>(load: () => Promise<T>, alone: boolean): Promise<T> {
  const module = await load();
  if (alone || complete.has(module)) return module;
  await requirementsLoaded(module);
  // It may share what another part lacks: that is asked for again with its next try.
  if (!isNeedMissing()) complete.add(module);
  return module;
}

/**
 * Loads a part of the site's code, with what it needs before its first render
 * (`before-render.ts`). The build wraps every `import(…)` in it (`guarded-imports.ts`).
 * While the visitor leaves the site, a failure waits.
 * @throws ChunkLoadError where it doesn't come within 120 s, after recovery has been tried
 */
export async function loadChunk<T extends object>(load: () => Promise<T>): Promise<T> {
  const alone = isStartingRequirement();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(`no chunk in ${TIMEOUT / 1000} s`));
    }, TIMEOUT);
  });
  try {
    return await Promise.race([loadComplete(load, alone), late]);
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure instanceof ChunkLoadError) {
      // A browser that leaves the page breaks off what it loads: nothing is wrong with the part.
      await untilNavigationCancelled();
      await recover(failure);
    }
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
