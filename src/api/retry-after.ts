/** Default wait, in seconds. */
const DEFAULT_WAIT = 5;

/**
 * Returns the wait that a server requests, in whole seconds.
 * @param header `Retry-After` (RFC 9110): seconds or a date
 * @param now start of the wait, in milliseconds
 */
export function secondsToWait(header: string | null, now: number = Date.now()): number {
  const seconds = Number(header) || (Date.parse(header ?? '') - now) / 1000;
  // NaN if the header can't be parsed.
  return Math.max(1, Math.ceil(seconds)) || DEFAULT_WAIT;
}
