import { requestContext } from './request-context';

// The generated client knows these addresses too, but names them beside the calls that upload:
// a page that shows a picture would load what sends one. A test holds both against each other.

function address(path: string, name: string, token?: string): string {
  const query = token === undefined ? '' : `?${String(new URLSearchParams({ token }))}`;
  return `/api${path}/${encodeURIComponent(name)}${query}`;
}

/** The address of a public file, for images. */
export function fileUrl(id: string): string {
  return address('/sys/file/download', id);
}

/** The address of a file of the user's own: it carries the token (spec section 7, Files). */
export function ownFileUrl(id: string): string {
  return address('/sys/file/download', id, requestContext().token());
}

/** The address of a template; it carries the token. */
export function templateUrl(name: string): string {
  return address('/static/template', name, requestContext().token());
}
