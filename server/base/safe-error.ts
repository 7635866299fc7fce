/** Loggable details of an error, without user input. */
export interface ErrorDetails {
  type: string;
  message: string;
  /** Names and codes, such as SQLSTATE, constraint and table. */
  [fact: string]: unknown;
  stack: string;
  cause?: ErrorDetails;
  errors?: ErrorDetails[];
}

/** Fields that contain names and codes. Omits fields with values: `detail`, `where`, `params`, `query`. */
const DETAILS = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'];
const NAME = /^[\w.$-]{1,100}$/;

const MAX_LENGTH = 1000;
const DEEPEST = 5;

/** Masks email addresses and long numbers in a message. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g, '…').replace(/\+?\d{7,}[Xx]?/g, '…');
}

/** Returns the statement of a failed query without Drizzle's parameters and literals. */
function statementOf(message: string): string {
  const [statement = ''] = message.split('\nparams: ', 1);
  return statement.replace(/'[^']*'/g, "'…'");
}

function messageOf(error: Error): string {
  // Messages of PostgreSQL may quote a value: `invalid input syntax for type integer: "139…"`.
  if ('severity' in error) return 'database error';
  if (error.message.startsWith('Failed query:')) return statementOf(error.message);
  // JSON.parse quotes invalid input.
  if (error instanceof SyntaxError) return 'syntax error';
  return withoutAddresses(error.message);
}

/** Returns an error's stack without its message. */
function framesOf({ stack = '', message }: Error): string {
  const start = message === '' ? -1 : stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  const frames = below
    .split('\n')
    .filter((line) => /^\s+at .+(:\d+:\d+|native|anonymous>)\)?$/.test(line));
  return frames.join('\n');
}

/**
 * Returns the loggable details of an error and its causes: type, masked message, codes, names and stack.
 * All output of errors to the log or terminal uses this function.
 */
export function errorDetails(error: unknown, depth = 0): ErrorDetails {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'no error was thrown', stack: '' };
  const fields = Object.entries(error).filter(
    ([key, value]) =>
      DETAILS.includes(key) &&
      ['string', 'number'].includes(typeof value) &&
      NAME.test(String(value)),
  );
  const deeper = depth < DEEPEST;
  return {
    type: error.constructor.name,
    message: messageOf(error).slice(0, MAX_LENGTH),
    ...Object.fromEntries(fields),
    stack: framesOf(error),
    ...(deeper && error.cause !== undefined && { cause: errorDetails(error.cause, depth + 1) }),
    ...(deeper &&
      error instanceof AggregateError && {
        errors: error.errors.map((one) => errorDetails(one, depth + 1)),
      }),
  };
}

/** Joins the lines of a text with spaces. */
export function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** Formats the messages and codes of an error and its causes in one line. */
export function errorLine(error: unknown): string {
  const line = ({ message, code, constraint, cause, errors = [] }: ErrorDetails): string => {
    const names = [code, constraint].filter((name) => name !== undefined && name !== '');
    const own = names.length === 0 ? message : `${message} (${names.join(', ')})`;
    return [own, ...[cause ?? [], errors].flat().map(line)].join(': ');
  };
  return inOneLine(line(errorDetails(error)));
}
