import { useErrorLog } from '@/api/error-log';
import { newerSite } from '@/api/site-version';
import { readStored, writeStored } from '@/lib/storage';
import { reloadSite } from '@/lib/leaving';
import type { ChunkLoadError } from '@/lib/load-chunk';
import type { SiteRouter } from '../router';

const KEY = 'reloadedFor';
const session = () => globalThis.sessionStorage;

/** Scripts named in the browser's own words, without host and query. */
function pathsOnly(words: string): string {
  return words.replace(/https?:\/\/[^/\s]+(\/[^\s?#]*)\S*/g, '$1');
}

/** What may have changed something on the page: text, a choice, a file. */
const TOUCHES = ['pointerdown', 'keydown', 'input', 'drop'];

/** Whether the visitor has done anything on this page. */
let touched = false;
/** The version that the next page is to bring. */
let waiting: string | undefined;

/** Reloads once for a version; answers whether it does. */
function reloadFor(newer: string): boolean {
  if (readStored(session, KEY, String, '') === newer) return false;
  // Without a memory (blocked storage) reloads could go round for ever.
  if (!writeStored(session, KEY, newer)) return false;
  reloadSite();
  return true;
}

/**
 * Has a newer version that was found in the middle of a page come with the next one. Not from the
 * back office, whose tabs keep what was typed in them.
 */
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
    // The history writes the address a moment later.
    router.history.flush();
    reloadFor(waiting);
  });
}

/**
 * A chunk that didn't load: written into the error log. Where the site was updated underneath the
 * page it is reloaded once by itself: at once while nobody has done anything on it, and who asked
 * never hears of it then; else with the next page.
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
