import { errorLine, inOneLine } from './safe-error.ts';

/**
 * Startup error that the operator can fix. `message` is one line for the terminal with setting, value
 * and rule, and never contains a password.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Formats an error in one line for the operator; masks the details of unexpected errors. */
export function oneLine(error: unknown): string {
  return error instanceof StartupError ? inOneLine(error.message) : errorLine(error);
}
