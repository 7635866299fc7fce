/** API paths that are never cached; an old time would be wrong. */
const NEVER = /^\/api\/(sys\/|static\/|client\/time$)/;

/** Returns whether a response may be cached: not those of the back office, files, templates and time. */
export function isCacheable(path: string): boolean {
  return path.startsWith('/api/') && !NEVER.test(path);
}

/** Creates a check for paths whose responses are the same for all users. */
export function openPaths(templates: readonly string[]): (path: string) => boolean {
  const patterns = templates.map(
    (template) => new RegExp(`^/api${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Returns a SHA-256 hash: a token identifies the user of a response, but must not be stored. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the cache key of a response: per language, and per user for private ones. */
export async function responseKey(request: Request, own: boolean): Promise<string> {
  const url = new URL(request.url);
  url.searchParams.set('~lang', request.headers.get('accept-language') ?? '');
  if (own) url.searchParams.set('~who', await digest(request.headers.get('token') ?? ''));
  return url.href;
}

/** Returns whether a response is a success; failures may have HTTP 200, too. */
export async function isSuccess(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const envelope: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 200
  );
}
