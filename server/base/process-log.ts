import { hostname } from 'node:os';
import { errorDetails, type ErrorDetails } from './safe-error.ts';
import { oneLine } from './start-failure.ts';

/** How a process reports its own start and end: a line for people, or an object as the log has them. */
export type LogFormat = 'text' | 'json';
export const LOG_FORMATS: readonly LogFormat[] = ['text', 'json'];

/** Levels of the log (pino's). */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;
type Level = keyof typeof LEVELS;

let format: LogFormat = 'text';

/** The format that is set, else text where a person reads it and JSON where a program does. */
export function chosenFormat(set: string | undefined, isTerminal: boolean): LogFormat {
  const known = LOG_FORMATS.find((one) => one === set);
  return known ?? (isTerminal ? 'text' : 'json');
}

/** Has this process report in that format; commands that a person gives keep to text. */
export function useLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Writes a line of the log, as the server itself writes them: on standard output, always JSON. */
export function logLine(level: Level, message: string, details: object = {}): void {
  const { pid } = process;
  const line = { level: LEVELS[level], time: Date.now(), pid, hostname: hostname(), ...details };
  // Not by `console`, which may be shortened where the process ends at once.
  process.stdout.write(`${JSON.stringify({ ...line, msg: message })}\n`);
}

/** Says where the server can be reached, and how it runs. */
export function reportListening(address: string, details: object): void {
  // The time ends the address for who cuts it out of the line.
  const took = `after ${process.uptime().toFixed(1)} s`;
  if (format === 'text') console.log(`Listening on ${address}`);
  else logLine('info', `Listening on ${address} ${took}`, { address, ...details });
}

/** Warns the operator of something about this process, at its start. */
export function reportWarning(message: string): void {
  if (format === 'text') console.warn(message);
  else logLine('warn', message);
}

/** Says why the server can't start, or could not stop. */
export function reportFailure(error: unknown): void {
  const message = oneLine(error);
  if (format === 'text') console.error(message);
  else logLine('fatal', message, { err: errorDetails(error) });
}

/** The stacks of an error and its causes, for people. */
function stacks({ type, stack, cause, errors = [] }: ErrorDetails): string[] {
  return [`${type}\n${stack}`, ...[cause ?? [], errors].flat().flatMap(stacks)];
}

/** Says that the server ends for an error that nothing foresaw. */
export function reportCrash(error: unknown): void {
  const details = errorDetails(error);
  if (format === 'text')
    console.error([`The server crashed: ${oneLine(error)}`, ...stacks(details)].join('\n'));
  else logLine('fatal', 'the server crashed', { err: details });
}
