/** First parts of paths that the server itself answers: below them a site's own path would look like theirs. */
const TAKEN = ['api', 'assets', 'contract', 'health', 'metrics'];

/** As written: the parser takes dots out of paths, and makes codes of other letters. */
const ADDRESS = /^https?:\/\/[^/?#@\s]+((?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)\/?$/i;

/** What is wrong with an address for `PUBLIC_URL`. */
export const PUBLIC_ADDRESS_RULE =
  'must look like https://competition.example.org or https://example.org/competition (letters, digits and . _ ~ - in the path, which may not begin with ' +
  `${TAKEN.join(', ')})`;

/**
 * The address that visitors know the site by, without a slash at its end: an origin, and a path where
 * the site has a host for itself no more; undefined for what can't be one.
 */
export function publicAddress(value: string): string | undefined {
  const [, path = ''] = ADDRESS.exec(value) ?? [undefined, '/'];
  const url = URL.parse(value);
  if (url === null || path === '/' || TAKEN.includes(path.split('/')[1] ?? '')) return undefined;
  return url.origin + path;
}

/** The path of such an address; empty where the site lies at the root of its host. */
export function pathOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).pathname.replace(/\/$/, '');
}

/**
 * Takes the site's path out of the address of a call: a proxy may have done it already, or pass calls
 * on as they came.
 */
export function belowPath(path: string, url: string): string {
  return url.startsWith(`${path}/`) ? url.slice(path.length) : url;
}
