import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { lazily } from '../base/lazily.ts';

/** Content codings (RFC 9110, section 8.4.1) in order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body in every coding. */
export interface EncodedBody {
  /** Hash of the body, the same for all codings; without quotes. */
  hash: string;
  bodies: Record<Encoding, Buffer>;
}

function hashOf(identity: Buffer): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** Parameters for responses that are compressed during the request. */
const FAST = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Encodes a response during its request; compresses it on the first use of each coding. */
export function encode(body: string): EncodedBody {
  const identity = Buffer.from(body);
  const br = lazily(() => brotliCompressSync(identity, { params: FAST }));
  const gzip = lazily(() => gzipSync(identity));
  const bodies = {
    identity,
    get br() {
      return br();
    },
    get gzip() {
      return gzip();
    },
  };
  return { hash: hashOf(identity), bodies };
}

const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Encodes a frequently sent body with the best compression, outside the main thread. */
export async function encodeBest(body: string): Promise<EncodedBody> {
  const identity = Buffer.from(body);
  const br = await promisify(brotliCompress)(identity, { params: BEST });
  return { hash: hashOf(identity), bodies: { br, gzip: gzipSync(identity), identity } };
}

/** Returns the preferred coding that the client accepts. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(';')
        .map((part) => part.trim()),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return ENCODINGS.find((name) => accepted.includes(name)) ?? 'identity';
}

/** True if the client's cached version is current, by its entity tag. */
export function isCurrent({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag);
}
