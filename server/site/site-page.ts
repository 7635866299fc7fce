import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, encode, acceptedEncoding, type EncodedBody } from '../contract/encoded-body.ts';
import { unavailableCause } from '../database/unavailable.ts';
import { escaped } from './escaped.ts';
import type { CompetitionWriter } from './plain-page.ts';
import type { CardFinder, ShareCard } from './share-card.ts';

/** A database that can't be reached is logged once, where its connection is lost. */
function logFault(request: FastifyRequest, error: unknown, what: string): void {
  if (unavailableCause(error) === undefined) request.log.error({ err: error }, what);
}

/** Brotli at its best: a page is packed once for everyone who asks for it at the same origin. */
const QUALITY = 11;

/** Origins that a page is kept for: who sends made-up hosts fills no more. */
const CACHE_SECONDS = 8;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(\/[^"]*)/g;

/** A text of the page's head that tells what it is about; its name or property, and the text. */
const ABOUT = /(<meta\s+(?:name|property)="([\w:]+)"\s+content=")[^"]*/g;

/** The size that the site's own picture has. */
const PICTURE_SIZE = /\s*<meta\s+property="og:image:(?:width|height)"[^>]*>/g;

/** The page with the card of what a link leads to instead of the site's. */
function withCard(html: string, { title, description, language, pictureId }: ShareCard): string {
  const texts: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    description,
    'og:locale': language.replace('-', '_'),
    ...(pictureId !== undefined && { 'og:image': `/api/sys/file/download/${pictureId}` }),
  };
  const page = html
    .replace(ABOUT, (whole, before: string, name: string) => {
      const text = texts[name];
      return text === undefined ? whole : `${before}${escaped(text)}`;
    })
    .replace(/(<title>)[^<]*/, (_, before: string) => `${before}${escaped(title)}`);
  return pictureId === undefined ? page : page.replace(PICTURE_SIZE, '');
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

/** Where the page for browsers that the site doesn't run in says what it is about. */
const COMPETITION = '<!--competition-->';

/**
 * Answers the site's page with a share card: the one of what the link leads to, else the site's; and
 * with what the plain page in it says of the competition.
 * @param html the built page
 * @param publicUrl the site's origin; where it isn't set, the one that a request was sent to
 * @param cardOf finds what a link leads to
 * @param competition writes what the plain page says of the competition
 */
export function sitePage(
  html: string,
  publicUrl: string | undefined,
  cardOf: CardFinder,
  competition: CompetitionWriter,
) {
  const pages = new Map<string, EncodedBody>();

  const pageFor = (origin: string, about: string): EncodedBody => {
    const key = `${origin} ${about}`;
    const cached = pages.get(key);
    if (cached !== undefined) return cached;
    const [oldest] = pages.keys();
    if (pages.size >= CACHE_SECONDS && oldest !== undefined) pages.delete(oldest);
    const page = encode(
      withOrigin(
        html.replace(COMPETITION, () => about),
        origin,
      ),
      QUALITY,
    );
    pages.set(key, page);
    return page;
  };

  /** The card, where it can be had: the page itself needs no database. */
  const cardFor = (request: FastifyRequest) =>
    cardOf(request).catch((error: unknown) => {
      logFault(request, error, 'no share card');
      return undefined;
    });

  const competitionFor = (request: FastifyRequest) =>
    competition().catch((error: unknown) => {
      logFault(request, error, 'a plain page without the competition');
      return '';
    });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicUrl ?? originOf(request);
    const [card, about] = await Promise.all([cardFor(request), competitionFor(request)]);
    const page =
      card === undefined
        ? pageFor(origin, about)
        : encode(
            withOrigin(
              withCard(
                html.replace(COMPETITION, () => about),
                card,
              ),
              origin,
            ),
          );
    const { hash, bodies } = page;
    const encoding = acceptedEncoding(request);
    const etag = `"${hash}-${encoding}"`;
    const vary = 'accept-encoding, accept-language';
    reply.headers({ etag, vary, 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
