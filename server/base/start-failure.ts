import { errorLine, inOneLine } from './safe-error.ts';

/**
 * A reason why the server can't start that its operator can mend. `message` is one line for the
 * terminal: what is wrong, the value, the rule. It never holds a password.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** An error as the one line that the operator reads: what an unforeseen one holds isn't shown. */
export function oneLine(error: unknown): string {
  return error instanceof StartFailure ? inOneLine(error.message) : errorLine(error);
}
