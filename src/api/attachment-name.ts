/** What a file is called where its header names it badly or not at all. */
const NAMELESS = 'download';

/** One parameter of a header (RFC 9110, 5.6.6): a token, or a quoted text that may hold `;`. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

function parametersOf(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    // A name that comes twice is malformed: browsers take the first, so does this.
    if (!found.has(key)) found.set(key, value.trim());
  }
  return found;
}

/** Bytes as text; undefined where they aren't what the charset says. */
function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOf(latin1: string): Uint8Array {
  return Uint8Array.from(latin1, (character) => character.charCodeAt(0));
}

/** `UTF-8'en'%e2%82%ac%20rates` (RFC 5987, 3.2): charset, language, percent-encoded bytes. */
function extendedName(value: string | undefined): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? '') ?? [];
  if (charset === undefined || encoded === undefined) return undefined;
  if (/%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const latin1 = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decode(bytesOf(latin1), charset);
}

/** `"a \"b\".pdf"` or `a.pdf`; headers arrive as Latin-1, and many servers write UTF-8 there. */
function plainName(value: string | undefined): string | undefined {
  const text = value?.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
  if (text === undefined || /[^\0-\xff]/.test(text)) return text;
  return decode(bytesOf(text), 'utf-8') ?? text;
}

/** A name without the folders it may carry, and without what no file system takes. */
function bareName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const bare = last.replace(/[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return /^\.*$/.test(bare) ? NAMELESS : bare;
}

/**
 * The name under which a `content-disposition: attachment` wants to be saved (RFC 6266): the
 * extended form before the plain one, path parts removed. Undefined where it is no attachment.
 */
export function attachmentName(disposition: string | null): string | undefined {
  if (disposition === null || !/^\s*attachment\s*(;|$)/i.test(disposition)) return undefined;
  const parameters = parametersOf(disposition);
  const name =
    extendedName(parameters.get('filename*')) ?? plainName(parameters.get('filename')) ?? NAMELESS;
  return bareName(name);
}
