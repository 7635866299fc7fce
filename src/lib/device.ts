const BOT = /bot|crawl|spider|slurp|facebookexternalhit|headless/i;
const PHONE = /iphone|android(?=.*\bmobile\b)|\bharmony(?=.*\bphone\b)/i;

/**
 * Whether a browser runs on a phone, by its user agent. Tablets and what indexes or previews pages
 * are none: they stay on the desktop site.
 */
export function isMobileDevice(userAgent: string): boolean {
  return PHONE.test(userAgent) && !BOT.test(userAgent);
}
