import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import type { Schemas } from '../http/types.ts';
import { lruCache } from '../base/lru-cache.ts';

/** Address of a file of this site; captures its id. */
const OWN_FILE = /^\/api\/sys\/file\/download\/([A-Za-z0-9_-]{1,64})$/;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
    ...['a', 'img', 'video', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'title', 'width', 'height', 'controls', 'preload'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(left|right|center|justify)$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // External videos would let their hosts track readers.
  exclusiveFilter: ({ tag, attribs }) => tag === 'video' && !OWN_FILE.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    // Without `alt`, screen readers read the address.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '' } }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, controls: '', preload: 'metadata' },
    }),
  },
};

/** Size of the cache of sanitized texts, in characters. */
const CACHED_CHARACTERS = 4_000_000;

const cached = lruCache<string>(CACHED_CHARACTERS, (clean) => clean.length + 1);

/** Sanitizes rich text by `ALLOWED`, on write and in responses. */
export function cleanHtml(html: string): string {
  const hash = createHash('sha256').update(html).digest('base64');
  const known = cached.get(hash);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  cached.set(hash, clean);
  return clean;
}

/** Sanitizes each language of a rich text. */
export function cleanLocalized(text: Schemas['LocalizedRichText']): Schemas['LocalizedRichText'] {
  const { CN, US, HK } = text;
  return {
    ...text,
    CN: cleanHtml(CN),
    ...(US !== undefined && { US: cleanHtml(US) }),
    ...(HK !== undefined && { HK: cleanHtml(HK) }),
  };
}

/** Returns the pictures and videos of this site in all languages of a rich text. */
export function filesOfText(
  text: Partial<Pick<Schemas['LocalizedRichText'], 'CN' | 'US' | 'HK'>> | undefined,
): { kind: 'image' | 'video'; id: string }[] {
  const files = new Map<string, { kind: 'image' | 'video'; id: string }>();
  const parser = new Parser({
    onopentag: (tag, { src = '' }) => {
      const [, id] = OWN_FILE.exec(src) ?? [];
      if (id === undefined || (tag !== 'img' && tag !== 'video')) return;
      files.set(id, { kind: tag === 'img' ? 'image' : 'video', id });
    },
  });
  for (const html of [text?.CN, text?.US, text?.HK]) parser.write(`${html ?? ''}\n`);
  parser.end();
  return [...files.values()];
}

/** Returns whether a rich text shows nothing, such as the empty paragraph of an empty editor. */
export function isBlankRichText(html: string): boolean {
  let shown = false;
  const parser = new Parser({
    onopentag: (tag) => {
      shown ||= tag === 'img' || tag === 'video';
    },
    ontext: (text) => {
      shown ||= text.trim() !== '';
    },
  });
  parser.end(html);
  return !shown;
}
