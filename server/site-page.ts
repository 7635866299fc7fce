import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, pack, packingFor, type Packed } from './contract/packed.ts';
import { unavailableCause } from './database/unavailable.ts';
import type { CardFinder, ShareCard } from './share-card.ts';

/** Brotli at its best: a page is packed once for everyone who asks for it at the same origin. */
const QUALITY = 11;

/** Origins that a page is kept for: who sends made-up hosts fills no more. */
const KEPT = 8;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(\/[^"]*)/g;

/** A text of the page's head that tells what it is about; its name or property, and the text. */
const ABOUT = /(<meta\s+(?:name|property)="([\w:]+)"\s+content=")[^"]*/g;

/** The size that the site's own picture has. */
const PICTURE_SIZE = /\s*<meta\s+property="og:image:(?:width|height)"[^>]*>/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** The page with the card of what a link leads to instead of the site's. */
function withCard(html: string, { title, description, language, pictureId }: ShareCard): string {
  const texts: Record<string, string | undefined> = {
    ...{ 'og:title': title, 'og:description': description, description },
    'og:locale': language.replace('-', '_'),
    ...(pictureId !== undefined && { 'og:image': `/api/sys/file/download/${pictureId}` }),
  };
  const told = html
    .replace(ABOUT, (whole, before: string, name: string) => {
      const text = texts[name];
      return text === undefined ? whole : `${before}${escaped(text)}`;
    })
    .replace(/(<title>)[^<]*/, (_, before: string) => `${before}${escaped(title)}`);
  return pictureId === undefined ? told : told.replace(PICTURE_SIZE, '');
}

/** A host name or address, with a port; nothing that could end an attribute. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin that a request was sent to, as far as the server can know. */
function originOf({ protocol, host }: FastifyRequest): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

/** Messengers fetch pictures by absolute addresses only. */
function withOrigin(html: string, origin: string): string {
  return html.replace(PICTURE, (_, before: string, path: string) => `${before}${origin}${path}`);
}

/**
 * Answers the site's page with a share card: the one of what the link leads to, else the site's.
 * @param html the built page
 * @param publicUrl the site's origin; where it isn't set, the one that a request was sent to
 * @param cardOf finds what a link leads to
 */
export function sitePage(html: string, publicUrl: string | undefined, cardOf: CardFinder) {
  const pages = new Map<string, Packed>();

  const pageFor = (origin: string): Packed => {
    const kept = pages.get(origin);
    if (kept !== undefined) return kept;
    const [oldest] = pages.keys();
    if (pages.size >= KEPT && oldest !== undefined) pages.delete(oldest);
    const page = pack(withOrigin(html, origin), QUALITY);
    pages.set(origin, page);
    return page;
  };

  /** The card, where it can be had: the page itself needs no database. */
  const cardFor = (request: FastifyRequest) =>
    cardOf(request).catch((error: unknown) => {
      // A database that can't be reached is logged once, where its connection is lost.
      if (unavailableCause(error) === undefined) request.log.error({ err: error }, 'no share card');
      return undefined;
    });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicUrl ?? originOf(request);
    const card = await cardFor(request);
    const page =
      card === undefined ? pageFor(origin) : pack(withOrigin(withCard(html, card), origin));
    const { hash, bodies } = page;
    const packing = packingFor(request);
    const etag = `"${hash}-${packing}"`;
    const vary = 'accept-encoding, accept-language';
    reply.headers({ etag, vary, 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (packing !== 'identity') reply.header('content-encoding', packing);
    return reply.type('text/html; charset=utf-8').send(bodies[packing]);
  };
}
