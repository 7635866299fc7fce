import { ApiFailure } from '@/api/failure';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';

/** Logs a page that threw: what kind of error and where, not its words, which may quote data. */
export function logPageError(error: unknown): void {
  // These have been logged where they happened.
  if (error instanceof ApiFailure || error instanceof ChunkLoadError) return;
  const [path = ''] = location.hash.slice(1).split('?');
  useErrorLog.getState().add({
    type: 'page',
    code: 0,
    text: error instanceof Error ? error.name : typeof error,
    url: path,
  });
}
