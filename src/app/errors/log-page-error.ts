import { ApiFailure } from '@/api/failure';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';
import { LoginNeeded, SessionUnknown } from '@/session/guard';

/** What a guard throws is no fault: the shell shows it. */
export function isExpected(error: unknown): boolean {
  return error instanceof LoginNeeded || error instanceof SessionUnknown;
}

/** Errors that are in the log: the router and React both report what a page throws. */
const logged = new WeakSet<Error>();

/** Logs an error of the program, which a page or a part of one threw. */
export function logPageError(error: unknown): void {
  // These have been logged where they happened.
  if (error instanceof ApiFailure || error instanceof ChunkLoadError) return;
  if (isExpected(error)) return;
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const [path = ''] = location.hash.slice(1).split('?');
  // What distinguishes words from values loads with the first error.
  void import('./describe-error')
    .then(
      ({ describeError }) => describeError(error),
      () => ({ text: error instanceof Error ? error.name : typeof error }),
    )
    .then((described) => {
      useErrorLog.getState().add({ type: 'page', code: 0, url: path, ...described });
    });
}

/** The site did not start, or React has taken everything off the page: logs why, and says so. */
export function reportCrash(error: unknown): void {
  logPageError(error);
  console.error(error);
  window.plainPage.show();
}
