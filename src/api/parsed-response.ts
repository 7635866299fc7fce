/** What came back from the server, read to its end. */
export interface ParsedResponse {
  http: number;
  /** The parsed body; undefined where it is empty or not JSON. */
  body: unknown;
  /** The header `Retry-After`, where the server sent it. */
  retryAfter?: string | null;
  /** A body that isn't JSON, with the name to save it under where it is an attachment. */
  file?: { content: Blob; saveAs: string | undefined };
}

function mediaTypeOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

const isJson = (response: Response) => /\bjson\b/i.test(mediaTypeOf(response));
/** A page that a proxy sends in place of the response. */
const isPage = (response: Response) => /^text\/html\b/i.test(mediaTypeOf(response));

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What reads a file's name loads with the first file: no page needs it to stand. */
async function savedName(disposition: string | null): Promise<string | undefined> {
  if (disposition === null) return undefined;
  const { attachmentName } = await import('./attachment-name');
  return attachmentName(disposition);
}

/**
 * Reads a response to its end. HTTP 200 with another content than JSON is a file if it is an attachment,
 * or if the operation returns a file and the content isn't a page.
 */
export async function readResponse(
  response: Response,
  expectsJson: boolean,
): Promise<ParsedResponse> {
  const http = response.status;
  const saveAs = await savedName(response.headers.get('content-disposition'));
  const isFile = saveAs !== undefined || (!expectsJson && !isPage(response));
  if (http === 200 && !isJson(response) && isFile)
    return { http, body: undefined, file: { content: await response.blob(), saveAs } };
  const retryAfter = response.headers.get('retry-after');
  return { http, body: parse(await response.text()), retryAfter };
}
