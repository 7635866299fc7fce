const NAMELESS = 'download';

/** A header parameter (RFC 9110, 5.6.6): a token, or a quoted string that may contain `;`. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

function parametersOf(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    // Like browsers, uses the first of repeated names.
    if (!found.has(key)) found.set(key, value.trim());
  }
  return found;
}

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

/** Decodes `UTF-8'en'%e2%82%ac%20rates` (RFC 5987, 3.2): charset, language, encoded bytes. */
function extendedName(value: string | undefined): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? '') ?? [];
  if (charset === undefined || encoded === undefined) return undefined;
  if (/%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const latin1 = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decode(bytesOf(latin1), charset);
}

/** Decodes `"a \"b\".pdf"` or `a.pdf` from Latin-1, the charset of headers, or UTF-8. */
function plainName(value: string | undefined): string | undefined {
  const text = value?.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
  if (text === undefined || /[^\0-\xff]/.test(text)) return text;
  return decode(bytesOf(text), 'utf-8') ?? text;
}

/** Removes directories, control characters and bidirectional marks from a file name. */
function bareName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- removes control characters
  const bare = last.replace(/[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return /^\.*$/.test(bare) ? NAMELESS : bare;
}

/**
 * Returns the file name of a `content-disposition: attachment` header (RFC 6266); `filename*` takes
 * precedence over `filename`. Returns undefined if the header is not an attachment.
 */
export function attachmentName(disposition: string | null): string | undefined {
  if (disposition === null || !/^\s*attachment\s*(;|$)/i.test(disposition)) return undefined;
  const parameters = parametersOf(disposition);
  const name =
    extendedName(parameters.get('filename*')) ?? plainName(parameters.get('filename')) ?? NAMELESS;
  return bareName(name);
}
