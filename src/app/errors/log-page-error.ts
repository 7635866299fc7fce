import { ApiFailure } from '@/api/failure';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';
import { LoginNeeded, SessionUnknown } from '@/session/guard';

/** Returns whether a guard threw the error; the shell handles these errors. */
export function isExpected(error: unknown): boolean {
  return error instanceof LoginNeeded || error instanceof SessionUnknown;
}

/** Errors that are already logged; the router and React both report an error of a page. */
const logged = new WeakSet<Error>();

/** Logs an error that a page or a component threw. */
export function logPageError(error: unknown): void {
  // The code that throws these errors also logs them.
  if (error instanceof ApiFailure || error instanceof ChunkLoadError) return;
  if (isExpected(error)) return;
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const [path = ''] = location.hash.slice(1).split('?');
  // Lazy-loads the code that removes personal data.
  void import('./describe-error')
    .then(
      ({ describeError }) => describeError(error),
      () => ({ text: error instanceof Error ? error.name : typeof error }),
    )
    .then((described) => {
      useErrorLog.getState().add({ type: 'page', code: 0, url: path, ...described });
    });
}

/** Logs an error that prevents the start or unmounts everything; shows the plain page. */
export function reportCrash(error: unknown): void {
  logPageError(error);
  console.error(error);
  window.plainPage.show();
}
