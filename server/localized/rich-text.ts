import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import type { Schemas } from '../http/types.ts';
import { recentlyUsed } from '../base/recently-used.ts';

/** The address of a file of this site, with its identifier. */
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
  // Films of others would tell them who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'video' && !OWN_FILE.test(attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    // Without the attribute readers of screens read out the address.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '' } }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, controls: '', preload: 'metadata' },
    }),
  },
};

/** Characters of clean texts that are kept, so that an article that many read is cleaned once. */
const CACHED_CHARACTERS = 4_000_000;

const cached = recentlyUsed<string>(CACHED_CHARACTERS, (clean) => clean.length + 1);

/** Rich text with nothing in it but what the allow-list names; used when written and answered. */
export function cleanHtml(html: string): string {
  const hash = createHash('sha256').update(html).digest('base64');
  const known = cached.get(hash);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  cached.set(hash, clean);
  return clean;
}

/** The same for a rich text in the languages of the site. */
export function cleanLocalized(text: Schemas['LocalizedRichText']): Schemas['LocalizedRichText'] {
  const { CN, US, HK } = text;
  return {
    ...text,
    CN: cleanHtml(CN),
    ...(US !== undefined && { US: cleanHtml(US) }),
    ...(HK !== undefined && { HK: cleanHtml(HK) }),
  };
}

/** The pictures and videos of this site that a rich text shows, in each language. */
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

/** Whether a rich text shows nothing: an editor writes an empty paragraph into an empty text. */
export function showsNothing(html: string): boolean {
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
