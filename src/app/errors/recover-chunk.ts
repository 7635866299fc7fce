import { useErrorLog } from '@/api/error-log';
import { newerSite } from '@/api/site-version';
import { readStored, writeStored } from '@/lib/storage';
import { reloadSite } from '@/lib/leaving';
import type { ChunkLoadError } from '@/lib/load-chunk';
import type { SiteRouter } from '../router';

const KEY = 'reloadedFor';
const session = () => globalThis.sessionStorage;

/** Reduces script URLs in a browser's message to their paths. */
function pathsOnly(words: string): string {
  return words.replace(/https?:\/\/[^/\s]+(\/[^\s?#]*)\S*/g, '$1');
}

const TOUCHES = ['pointerdown', 'keydown', 'input', 'drop'];

let touched = false;
/** Version to load with the next navigation. */
let waiting: string | undefined;

/** Reloads the site, at most once per version; returns whether it reloads. */
function reloadFor(newer: string): boolean {
  if (readStored(session, KEY, String, '') === newer) return false;
  // Without storage, reloads could repeat endlessly.
  if (!writeStored(session, KEY, newer)) return false;
  reloadSite();
  return true;
}

/** Loads a waiting version on navigation, except from the back office, whose tabs may contain input. */
export function updateOnNavigation(router: SiteRouter): void {
  const touch = () => {
    touched = true;
  };
  for (const event of TOUCHES)
    document.addEventListener(event, touch, { capture: true, passive: true });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged || router.state.matches.some(({ routeId }) => routeId === '/_admin')) return;
    touched = false;
    if (waiting === undefined) return;
    // The history updates the URL asynchronously.
    router.history.flush();
    reloadFor(waiting);
  });
}

/**
 * Logs a chunk that failed to load. If a newer version of the site is deployed, reloads the page
 * once: immediately if the visitor hasn't used it (then never resolves, so that no error is shown),
 * else with the next navigation.
 */
export async function recoverChunk(error: ChunkLoadError): Promise<void> {
  useErrorLog
    .getState()
    .add({ type: 'chunk', code: 0, text: `ChunkLoadError: ${pathsOnly(error.message)}`, url: '' });
  const newer = await newerSite();
  if (newer === undefined) return;
  if (touched) waiting = newer;
  else if (reloadFor(newer)) await new Promise(() => undefined);
}
