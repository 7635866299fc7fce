import { untilNavigationCancelled } from './leaving';

/** Spec section 9: script chunk time-out, milliseconds. */
const TIMEOUT = 120_000;

/** How browsers and the bundler report a script or style sheet that didn't load. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload css/i;

/** A chunk of the site's code that didn't load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type Recover = (error: ChunkLoadError) => Promise<void>;
let recover: Recover = () => Promise.resolve();

/** Sets the recovery from a chunk that didn't load; it runs before the caller gets the error. */
export function connectChunkRecovery(connected: Recover): void {
  recover = connected;
}

function failureOf(cause: unknown): unknown {
  if (cause instanceof ChunkLoadError) return cause;
  const words = cause instanceof Error ? cause.message : '';
  // An error that a module throws while it runs is an error of the program: loading it again
  // doesn't help. Not the browser's message alone: the router reloads the page on that.
  return NOT_LOADED.test(words) ? new ChunkLoadError(`not loaded: ${words}`, { cause }) : cause;
}

/**
 * Loads a chunk of the site's code. The build wraps every `import(…)` in it (`guarded-imports.ts`).
 * A failure while the visitor leaves the site waits until they stay.
 * @throws ChunkLoadError if it doesn't load within 120 s, after recovery has been tried
 */
export async function loadChunk<T extends object>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(`no chunk in ${TIMEOUT / 1000} s`));
    }, TIMEOUT);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure instanceof ChunkLoadError) {
      // A browser that leaves the page cancels its downloads: nothing is wrong with the chunk.
      await untilNavigationCancelled();
      await recover(failure);
    }
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
