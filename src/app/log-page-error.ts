import { ApiFailure } from '@/api/failure';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';
import { LoginNeeded, SessionUnknown } from '@/session/guard';

/** What a guard throws is no fault: the shell shows it. */
export function isExpected(error: unknown): boolean {
  return error instanceof LoginNeeded || error instanceof SessionUnknown;
}

/** Logs a page that threw: what kind of error and where, not its words, which may quote data. */
export function logPageError(error: unknown): void {
  // These have been logged where they happened.
  if (error instanceof ApiFailure || error instanceof ChunkLoadError) return;
  if (isExpected(error)) return;
  const [path = ''] = location.hash.slice(1).split('?');
  useErrorLog.getState().add({
    type: 'page',
    code: 0,
    text: error instanceof Error ? error.name : typeof error,
    url: path,
  });
}
