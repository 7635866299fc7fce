import { logPageError } from './log-page-error';

/** The site did not start, or React has taken everything off the page: logs why, and says so. */
export function reportCrash(error: unknown): void {
  logPageError(error);
  console.error(error);
  window.plainPage.show();
}
