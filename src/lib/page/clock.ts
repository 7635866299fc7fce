let offset = 0;

/** Milliseconds since the epoch on the server's clock, as far as this browser has learnt it. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Learns the server's clock from one answer.
 * @param serverTime the server's time in the response, ISO 8601
 * @param asked when the question left, this browser's clock, ms
 * @param answered when the response came, this browser's clock, ms
 */
export function setServerTime(serverTime: string, asked: number, answered: number): void {
  const server = Date.parse(serverTime);
  if (Number.isFinite(server)) offset = server - (asked + answered) / 2;
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left of a span in milliseconds; nothing is left of a past one. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
