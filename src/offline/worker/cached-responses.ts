/** What is part of the API but not of what visitors read again; an old time is a wrong one. */
const NEVER = /^\/api\/(sys\/|static\/|client\/time$)/;

/** Whether a response may be kept at all: the back office, files and templates are not. */
export function isCacheable(path: string): boolean {
  return path.startsWith('/api/') && !NEVER.test(path);
}

/** Tells by its path whether everyone gets the same answer. */
export function openPaths(templates: readonly string[]): (path: string) => boolean {
  const patterns = templates.map(
    (template) => new RegExp(`^/api${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** SHA-256 in hexadecimal: a token names whose a response is, and must not be kept itself. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address that a response is kept under: one a language, and a user where it is theirs alone. */
export async function responseKey(request: Request, own: boolean): Promise<string> {
  const url = new URL(request.url);
  url.searchParams.set('~lang', request.headers.get('accept-language') ?? '');
  if (own) url.searchParams.set('~who', await digest(request.headers.get('token') ?? ''));
  return url.href;
}

/** Whether a response is a success; failures come with HTTP 200, too. */
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
