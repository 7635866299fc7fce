import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../base/byte-range.ts';
import { ApiFailure } from '../base/failure.ts';
import { isKnown, acceptedEncoding, type EncodedBody } from './encoded-body.ts';
import type { FileResponse, StreamedFile } from './types.ts';

/** Sends a response of the cache in the encoding that the client takes, or 304. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, bodies }: EncodedBody,
): FastifyReply {
  // Weak: the same answer goes out in several packings.
  const etag = `W/"${hash}"`;
  const vary = 'accept-encoding, accept-language';
  reply.headers({ 'cache-control': 'no-cache', etag, vary });
  if (isKnown(request, etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
}

/** How long a file may be kept, by who may have it. */
const CACHE_CONTROL: Readonly<Record<FileResponse['access'], string>> = {
  // On a computer that others use, nothing private stays behind.
  private: 'private, no-store',
  // What shows it may be withdrawn.
  shown: 'private, no-cache',
  // Staff may delete it from the library: caches ask again after an hour.
  public: 'public, max-age=3600, must-revalidate',
};

/** Pictures that browsers show; anything else is offered as a download. */
const INLINE = /^image\/(svg\+xml|png|jpeg|gif|webp|avif)$/;

/** The part that the client asks for; a part of another version of the file would not fit. */
function wantedPart({ headers }: FastifyRequest, etag: string, size: number) {
  const { range, 'if-range': version } = headers;
  return version === undefined || version === etag ? byteRange(range, size) : 'whole';
}

/**
 * Sends a file, or the part of it that a player wants to continue from. An SVG opened by itself is a
 * document that could run scripts on this origin, so every file goes out in a sandbox without them.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<FastifyReply> {
  const etag = `"${file.hash}"`;
  const place = INLINE.test(file.mime) ? 'inline' : 'attachment';
  const { size } = file;
  const known = isKnown(request, etag);
  // Parts are defined for GET alone (RFC 9110, section 14.2).
  const part = known || request.method === 'HEAD' ? 'whole' : wantedPart(request, etag, size);
  if (part === 'none') {
    reply.header('content-range', `bytes */${String(size)}`);
    throw new ApiFailure(416, 416, 'fileRange');
  }
  // Before the headers: what can't be opened is answered by others.
  const unsent = known || request.method === 'HEAD';
  const bytes = unsent ? undefined : await file.open(part === 'whole' ? undefined : part);
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

/** Sends a file as it is made, to be saved. */
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
