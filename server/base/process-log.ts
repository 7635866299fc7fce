import { hostname } from 'node:os';
import { errorDetails, type ErrorDetails } from './safe-error.ts';
import { oneLine, StartupError } from './startup-error.ts';

/** Format of messages about start and end of the process: plain text, or JSON like the log. */
export type LogFormat = 'text' | 'json';
export const LOG_FORMATS: readonly LogFormat[] = ['text', 'json'];

/** Log levels of pino. */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;
type Level = keyof typeof LEVELS;

let format: LogFormat = 'text';

/** Returns the configured format; by default text on a terminal and JSON elsewhere. */
export function chosenFormat(set: string | undefined, isTerminal: boolean): LogFormat {
  const known = LOG_FORMATS.find((one) => one === set);
  return known ?? (isTerminal ? 'text' : 'json');
}

/** Sets the format of this process. Commands keep the default, text. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Writes a JSON line to standard output, in the format of the server's log. */
export function logLine(level: Level, message: string, details: object = {}): void {
  const { pid } = process;
  const line = { level: LEVELS[level], time: Date.now(), pid, hostname: hostname(), ...details };
  process.stdout.write(`${JSON.stringify({ ...line, msg: message })}\n`);
}

/** Reports the server's address and configuration. */
export function reportListening(address: string, details: object): void {
  // Scripts read the address up to the next space.
  const took = `after ${process.uptime().toFixed(1)} s`;
  if (format === 'text') console.log(`Listening on ${address}`);
  else logLine('info', `Listening on ${address} ${took}`, { address, ...details });
}

/** Reports a warning to the operator at start. */
export function reportWarning(message: string): void {
  if (format === 'text') console.warn(message);
  else logLine('warn', message);
}

/** Reports why the server can't start or stop. */
export function reportFailure(error: unknown): void {
  const message = oneLine(error);
  if (format === 'text') console.error(message);
  // The message of a `StartupError` is complete; masked again, it would lack addresses.
  else logLine('fatal', message, error instanceof StartupError ? {} : { err: errorDetails(error) });
}

/** Returns the stacks of an error and its causes. */
function stacks({ type, stack, cause, errors = [] }: ErrorDetails): string[] {
  return [`${type}\n${stack}`, ...[cause ?? [], errors].flat().flatMap(stacks)];
}

/** Reports that an unexpected error ends the server. */
export function reportCrash(error: unknown): void {
  const details = errorDetails(error);
  if (format === 'text')
    console.error([`The server crashed: ${oneLine(error)}`, ...stacks(details)].join('\n'));
  else logLine('fatal', 'the server crashed', { err: details });
}
