import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, pack, packingFor, type Packed } from './contract/packed.ts';

/** Brotli at its best: a page is packed once for everyone who asks for it at the same origin. */
const QUALITY = 11;

/** Origins that a page is kept for: who sends made-up hosts fills no more. */
const KEPT = 8;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(\/[^"]*)/g;

/** A host name or address, with a port; nothing that could end an attribute. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin that a request was sent to, as far as the server can know. */
function originOf({ protocol, host }: FastifyRequest): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

/**
 * Answers the site's page with absolute addresses of the pictures in its share card: messengers
 * fetch no others.
 * @param html the built page
 * @param publicUrl the site's origin; where it isn't set, the one that a request was sent to
 */
export function sitePage(html: string, publicUrl: string | undefined) {
  const pages = new Map<string, Packed>();

  const pageFor = (origin: string): Packed => {
    const kept = pages.get(origin);
    if (kept !== undefined) return kept;
    const [oldest] = pages.keys();
    if (pages.size >= KEPT && oldest !== undefined) pages.delete(oldest);
    const carded = html.replace(PICTURE, (_, before, path) => `${before}${origin}${path}`);
    const page = pack(carded, QUALITY);
    pages.set(origin, page);
    return page;
  };

  return (request: FastifyRequest, reply: FastifyReply) => {
    const { hash, bodies } = pageFor(publicUrl ?? originOf(request));
    const packing = packingFor(request);
    const etag = `"${hash}-${packing}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (packing !== 'identity') reply.header('content-encoding', packing);
    return reply.type('text/html; charset=utf-8').send(bodies[packing]);
  };
}
