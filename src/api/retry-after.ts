/** Where the server names no time, seconds. */
const DEFAULT_WAIT = 5;

/**
 * How long a server asks to wait, in whole seconds.
 * @param header `Retry-After` (RFC 9110): seconds, or a date
 * @param now the time to count from, milliseconds
 */
export function secondsToWait(header: string | null, now: number = Date.now()): number {
  if (header === null || header.trim() === '') return DEFAULT_WAIT;
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? DEFAULT_WAIT : Math.max(seconds, 1);
}
