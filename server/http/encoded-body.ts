import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { lazily } from '../base/lazily.ts';

/** How a body is packed on its way (RFC 9110, section 8.4.1); the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A whole body as bytes, ready to send in any packing. */
export interface EncodedBody {
  /** Tells this body from every other, whatever the packing; without quotes. */
  hash: string;
  bodies: Record<Encoding, Buffer>;
}

function hashOf(identity: Buffer): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** Quick, and near the best. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Packs a response while its caller waits, as far as it is asked for. */
export function encode(body: string): EncodedBody {
  const identity = Buffer.from(body);
  const br = lazily(() => brotliCompressSync(identity, { params: QUICK }));
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

/** Packs once what is sent often, as small as it gets, beside this thread. */
export async function encodeBest(body: string): Promise<EncodedBody> {
  const identity = Buffer.from(body);
  const br = await promisify(brotliCompress)(identity, { params: BEST });
  return { hash: hashOf(identity), bodies: { br, gzip: gzipSync(identity), identity } };
}

/** The best packing that a client takes. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding {
  const taken = (headers['accept-encoding'] ?? '')
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
  return ENCODINGS.find((name) => taken.includes(name)) ?? 'identity';
}

/** Whether the client has this already, by its entity tag. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag);
}
