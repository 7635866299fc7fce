import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** CSP sources of the inline scripts of a page: the browser runs these texts and no others. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Further sources by directive, such as `img-src` → `https://cdn.example.org`. */
export type ContentSources = Readonly<Record<string, string>>;

/** What an operator may open: none of these lets a stranger's code run. */
const OPENABLE = ['img-src', 'media-src', 'font-src', 'connect-src', 'frame-ancestors'];
const SOURCE = /^(https|wss):\/\/[A-Za-z0-9*.-]+(:\d+)?$/;

/**
 * Further sources as an operator writes them: `img-src https://a.example.org; connect-src wss://b.example`.
 * Undefined for what can't be read, or opens more than it should.
 */
export function contentSources(text: string): ContentSources | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([directive]) => directive !== '');
  const fits = parts.every(
    ([directive = '', ...sources]) =>
      OPENABLE.includes(directive) &&
      sources.length > 0 &&
      sources.every((one) => SOURCE.test(one)),
  );
  if (!fits) return undefined;
  return Object.fromEntries(
    parts.map(([directive = '', ...sources]) => [directive, sources.join(' ')]),
  );
}

/** A directive with what the operator adds to it; `'none'` gives way. */
function opened(directive: string, sources: ContentSources): string {
  const [name = ''] = directive.split(' ');
  const more = sources[name];
  return more === undefined ? directive : `${directive.replace(" 'none'", '')} ${more}`;
}

/** Content-Security-Policy of the site whose page is `html`. */
export function contentSecurityPolicy(html: string, sources: ContentSources = {}): string {
  return [
    "default-src 'self'",
    // The reader of QR codes at the check-in desk is WebAssembly of this site's own.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScriptHashes(html)].join(' '),
    // antd writes its styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The video player carries its icons as a font in its stylesheet.
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "media-src 'self'",
    "object-src 'none'",
  ]
    .map((directive) => opened(directive, sources))
    .join('; ');
}

/** The header that lets browsers come by HTTPS only for so many days; none for 0. */
export function strictTransport(days: number): Record<string, string> {
  return days === 0 ? {} : { 'strict-transport-security': `max-age=${String(days * 86_400)}` };
}

/** Headers that every response carries. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
