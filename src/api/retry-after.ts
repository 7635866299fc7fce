/** Where the server names no time, seconds. */
const DEFAULT_WAIT = 5;

/**
 * How long a server asks to wait, in whole seconds.
 * @param header `Retry-After` (RFC 9110): seconds, or a date
 * @param now the time to count from, milliseconds
 */
export function secondsToWait(header: string | null, now: number = Date.now()): number {
  const seconds = Number(header) || (Date.parse(header ?? '') - now) / 1000;
  // Not a number for what can't be read.
  return Math.max(1, Math.ceil(seconds)) || DEFAULT_WAIT;
}
