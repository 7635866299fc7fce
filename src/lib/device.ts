const BOT = /bot|crawl|spider|slurp|facebookexternalhit|headless/i;
const PHONE = /iphone|android(?=.*\bmobile\b)|\bharmony(?=.*\bphone\b)/i;

/** Returns whether a user agent is a phone; tablets and bots stay on the desktop site. */
export function isMobileDevice(userAgent: string): boolean {
  return PHONE.test(userAgent) && !BOT.test(userAgent);
}
