import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Returns the CSP hashes of a page's inline scripts. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Additional sources by directive, such as `img-src` → `https://cdn.example.org`. */
export type ContentSources = Readonly<Record<string, string>>;

/** Directives that can be extended; none of them permits scripts. */
const EXTENSIBLE_DIRECTIVES = [
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-ancestors',
];
const SOURCE = /^(https|wss):\/\/[A-Za-z0-9*.-]+(:\d+)?$/;

/**
 * Parses additional sources, such as `img-src https://a.example.org; connect-src wss://b.example`. Returns
 * undefined if the text is malformed or extends other directives.
 */
export function contentSources(text: string): ContentSources | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([directive]) => directive !== '');
  const fits = parts.every(
    ([directive = '', ...sources]) =>
      EXTENSIBLE_DIRECTIVES.includes(directive) &&
      sources.length > 0 &&
      sources.every((one) => SOURCE.test(one)),
  );
  if (!fits) return undefined;
  return Object.fromEntries(
    parts.map(([directive = '', ...sources]) => [directive, sources.join(' ')]),
  );
}

/** Adds sources to a directive; they replace `'none'`. */
function withSources(directive: string, sources: ContentSources): string {
  const [name = ''] = directive.split(' ');
  const more = sources[name];
  return more === undefined ? directive : `${directive.replace(" 'none'", '')} ${more}`;
}

/** Returns the Content-Security-Policy for the page `html`. */
export function contentSecurityPolicy(html: string, sources: ContentSources = {}): string {
  return [
    "default-src 'self'",
    // The QR code reader of the check-in desk is WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScriptHashes(html)].join(' '),
    // antd inserts styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The video player's stylesheet embeds an icon font.
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "media-src 'self'",
    "object-src 'none'",
  ]
    .map((directive) => withSources(directive, sources))
    .join('; ');
}

/** Returns the HSTS header for a number of days; none for 0. */
export function strictTransport(days: number): Record<string, string> {
  return days === 0 ? {} : { 'strict-transport-security': `max-age=${String(days * 86_400)}` };
}

/** Headers of every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
