import { requestContext } from './request-context';

// The generated client knows this address too, but names it beside the calls that upload: a page
// that shows a picture would load what sends one. A test holds both against each other.

/** What opens a private file by its address: a ticket or, on a server that knows none, the token. */
export type FilePass = { ticket: string } | { token: string };

/** The address of a file, for pictures and players; without a pass only what is public opens. */
export function fileUrl(id: string, pass?: FilePass): string {
  const query = pass === undefined ? '' : `?${String(new URLSearchParams({ ...pass }))}`;
  return `/api/sys/file/download/${encodeURIComponent(id)}${query}`;
}

/** How a private file is read by what can send headers: the token stands in no address. */
export function ownFileRequest(id: string): { url: string; headers: Record<string, string> } {
  const token = requestContext().token();
  return { url: fileUrl(id), headers: { ...(token !== undefined && { token }) } };
}
