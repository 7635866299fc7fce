export interface ParsedResponse {
  http: number;
  /** Parsed body; undefined if it is empty or not JSON. */
  body: unknown;
  retryAfter?: string | null;
  /** Body other than JSON, with the file name of an attachment. */
  file?: { content: Blob; saveAs: string | undefined };
}

function mediaTypeOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

const isJson = (response: Response) => /\bjson\b/i.test(mediaTypeOf(response));
/** Returns whether a proxy sent a page in place of the response. */
const isPage = (response: Response) => /^text\/html\b/i.test(mediaTypeOf(response));

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lazy-loads the file name parser. */
async function savedName(disposition: string | null): Promise<string | undefined> {
  if (disposition === null) return undefined;
  const { attachmentName } = await import('./attachment-name');
  return attachmentName(disposition);
}

/**
 * Reads a response completely. A response with HTTP 200 that isn't JSON is a file if it is an
 * attachment, or if the operation returns a file and the content isn't HTML.
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
