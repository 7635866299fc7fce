/** First path segments of the server's routes; the site's path can't begin with them. */
const RESERVED_SEGMENTS = ['api', 'assets', 'contract', 'health', 'metrics'];

/** Matches the text of the URL, because parsing resolves dots and encodes characters. */
const ADDRESS = /^https?:\/\/[^/?#@\s]+((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/i;

/** Message for an invalid `PUBLIC_URL`. */
export const PUBLIC_ADDRESS_RULE =
  'must look like https://competition.example.org or https://example.org/competition (letters, digits and . _ ~ - in the path, which must not begin with ' +
  `${RESERVED_SEGMENTS.join(', ')})`;

/**
 * Returns the public URL of the site without a trailing slash: an origin and an optional path; undefined if
 * it is invalid.
 */
export function publicAddress(value: string): string | undefined {
  const [, path = ''] = ADDRESS.exec(value) ?? [undefined, '/'];
  const url = URL.parse(value);
  if (url === null || path === '/' || RESERVED_SEGMENTS.includes(path.split('/')[1] ?? ''))
    return undefined;
  return url.origin + path;
}

/** Returns the path of a public URL; empty at the root. */
export function pathOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).pathname.replace(/\/$/, '');
}

/** Removes the site's path from a request URL if the proxy has not done so. */
export function belowPath(path: string, url: string): string {
  return url.startsWith(`${path}/`) ? url.slice(path.length) : url;
}
