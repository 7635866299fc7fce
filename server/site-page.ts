import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The page as it is sent: packed once, for everyone who asks for it at the same origin. */
interface Packed {
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Origins that a page is kept for: who sends made-up hosts fills no more. */
const KEPT = 8;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(\/[^"]*)/g;

/** A host name or address, with a port; nothing that could end an attribute. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin that a request was sent to, as far as the server can know. */
function originOf({ protocol, host }: FastifyRequest): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

async function pack(html: string): Promise<Packed> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag, bodies: { br, gzip: gz, identity } };
}

/** The packing that a client takes; the best of them first. */
function packingFor(request: FastifyRequest): keyof Packed['bodies'] {
  const taken = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => taken.includes(name)) ?? 'identity';
}

/**
 * Answers the site's page with absolute addresses of the pictures in its share card: messengers
 * fetch no others.
 * @param html the built page
 * @param publicUrl the site's origin; where it isn't set, the one that a request was sent to
 */
export function sitePage(html: string, publicUrl: string | undefined) {
  const pages = new Map<string, Promise<Packed>>();

  const pageFor = (origin: string): Promise<Packed> => {
    const kept = pages.get(origin);
    if (kept !== undefined) return kept;
    const [oldest] = pages.keys();
    if (pages.size >= KEPT && oldest !== undefined) pages.delete(oldest);
    const page = pack(html.replace(PICTURE, (_, before, path) => `${before}${origin}${path}`));
    pages.set(origin, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { etag, bodies } = await pageFor(publicUrl ?? originOf(request));
    const packing = packingFor(request);
    const tag = `"${etag}-${packing}"`;
    reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (packing !== 'identity') reply.header('content-encoding', packing);
    return reply.type('text/html; charset=utf-8').send(bodies[packing]);
  };
}
