let offset = 0;

/** Returns the server's time in ms since the epoch; until it is known, this browser's time. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Sets the offset to the server's clock.
 * @param serverTime ISO 8601
 * @param requestedAt time of the request by this browser's clock, in milliseconds
 * @param respondedAt time of the response by this browser's clock, in milliseconds
 */
export function setServerTime(serverTime: string, requestedAt: number, respondedAt: number): void {
  const server = Date.parse(serverTime);
  if (Number.isFinite(server)) offset = server - (requestedAt + respondedAt) / 2;
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a duration in milliseconds into parts; all are 0 for a negative one. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
