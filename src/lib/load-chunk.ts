import { untilNavigationCancelled } from './leaving';

/** Timeout of a script chunk, in milliseconds (spec section 9). */
const TIMEOUT = 120_000;

/** Messages of browsers and bundler for scripts and style sheets that failed to load. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload css/i;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type Recover = (error: ChunkLoadError) => Promise<void>;
let recover: Recover = () => Promise.resolve();

/** Sets the recovery from failed chunks; it runs before the caller receives the error. */
export function connectChunkRecovery(connected: Recover): void {
  recover = connected;
}

function failureOf(cause: unknown): unknown {
  if (cause instanceof ChunkLoadError) return cause;
  const words = cause instanceof Error ? cause.message : '';
  // Errors thrown by a module are program errors, which a reload doesn't fix. The message has a
  // prefix, because the router reloads the page if it recognizes the browser's message.
  return NOT_LOADED.test(words) ? new ChunkLoadError(`not loaded: ${words}`, { cause }) : cause;
}

/**
 * Loads a chunk of the site's code; the build wraps every `import(…)` in it (`guarded-imports.ts`).
 * While the visitor leaves the site, a failure is reported only if the navigation is cancelled.
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
      // Browsers cancel downloads when leaving a page.
      await untilNavigationCancelled();
      await recover(failure);
    }
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
