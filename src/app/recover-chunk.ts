import { useErrorLog } from '@/api/error-log';
import { newerSite } from '@/api/site-version';
import { readStored, writeStored } from '@/lib/storage';
import type { ChunkLoadError } from '@/lib/load-chunk';

const KEY = 'reloadedFor';
const session = () => globalThis.sessionStorage;

/** Scripts named in the browser's own words, without host and query. */
function pathsOnly(words: string): string {
  return words.replace(/https?:\/\/[^/\s]+(\/[^\s?#]*)\S*/g, '$1');
}

/**
 * A chunk that didn't load: written into the error log, and where the site was updated underneath
 * the page, one reload by itself. Who asked for it never hears of it then; else the page says it.
 */
export async function recoverChunk(error: ChunkLoadError): Promise<void> {
  useErrorLog
    .getState()
    .add({ type: 'chunk', code: 0, text: `ChunkLoadError: ${pathsOnly(error.message)}`, url: '' });
  const newer = await newerSite();
  if (newer === undefined || readStored(session, KEY, String, '') === newer) return;
  // Without a memory (blocked storage) reloads could go round for ever.
  if (!writeStored(session, KEY, newer)) return;
  location.reload();
  await new Promise(() => undefined);
}
