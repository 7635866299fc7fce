import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../base/byte-range.ts';
import { ApiFailure, notFound } from '../base/failure.ts';
import { pathOf } from '../base/logging.ts';
import { isCurrent, acceptedEncoding, type EncodedBody } from './encoded-body.ts';
import type { FileResponse, StreamedFile } from './types.ts';

/** Sends a cached response in the client's preferred coding, or 304. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, bodies }: EncodedBody,
): FastifyReply {
  // A weak tag, because it is the same for all codings.
  const etag = `W/"${hash}"`;
  const vary = 'accept-encoding, accept-language';
  reply.headers({ 'cache-control': 'no-cache', etag, vary });
  if (isCurrent(request, etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
}

/** Cache policy by access. */
const CACHE_CONTROL: Readonly<Record<FileResponse['access'], string>> = {
  // Private files must not stay on shared computers.
  private: 'private, no-store',
  // Revalidated, because the content that shows the file may be withdrawn.
  shown: 'private, no-cache',
  // One hour at most, because staff may delete the file from the library.
  public: 'public, max-age=3600, must-revalidate',
};

/** Images to display; other files are downloaded. */
const INLINE = /^image\/(svg\+xml|png|jpeg|gif|webp|avif)$/;

/** Returns the requested range; the whole file if `If-Range` names another version. */
function requestedRange({ headers }: FastifyRequest, etag: string, size: number) {
  const { range, 'if-range': version } = headers;
  return version === undefined || version === etag ? byteRange(range, size) : 'whole';
}

/**
 * Sends a file or the requested range of it. The sandbox prevents scripts: an SVG that is opened directly
 * is a document of this origin.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<FastifyReply> {
  const etag = `"${file.hash}"`;
  const place = INLINE.test(file.mime) ? 'inline' : 'attachment';
  const { size } = file;
  const known = isCurrent(request, etag);
  // Ranges are defined only for GET (RFC 9110, section 14.2).
  const part = known || request.method === 'HEAD' ? 'whole' : requestedRange(request, etag, size);
  if (part === 'none') {
    reply.header('content-range', `bytes */${String(size)}`);
    throw new ApiFailure(416, 416, 'fileRange');
  }
  // Opens the file before setting headers, which would be wrong for an error response.
  const unsent = known || request.method === 'HEAD';
  const bytes = unsent ? undefined : await file.open(part === 'whole' ? undefined : part);
  if (!unsent && bytes === undefined) {
    request.log.error({ path: pathOf(request.url) }, 'the store has lost the content of a file');
    throw notFound();
  }
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': CACHE_CONTROL[file.access],
    'content-disposition': contentDisposition(file.name, { type: place }),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  });
  if (known) return reply.code(304).send();
  reply.type(file.mime);
  if (bytes === undefined) return reply.header('content-length', size).send();
  if (part === 'whole') return reply.header('content-length', size).send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${String(part.start)}-${String(part.end)}/${String(size)}`)
    .header('content-length', part.end - part.start + 1)
    .send(bytes);
}

/** Streams a generated file as a download. */
export function sendStream(
  reply: FastifyReply,
  { name, mime, records, bytes }: StreamedFile,
): FastifyReply {
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(name),
    'x-record-count': records,
  });
  return reply.type(mime).send(bytes);
}
