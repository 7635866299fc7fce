import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedEncoding,
  encode,
  encodeBest,
  isKnown,
  type EncodedBody,
} from '../contract/encoded-body.ts';
import { unavailableCause } from '../database/unavailable.ts';
import { escaped } from './escaped.ts';
import { recentlyUsed } from '../recently-used.ts';
import { knownOrigins } from './known-origins.ts';
import type { CompetitionWriter } from './plain-page.ts';
import type { CardFinder, ShareCard } from './share-card.ts';

/** A database that can't be reached is logged once, where its connection is lost. */
function logFault(request: FastifyRequest, error: unknown, what: string): void {
  if (unavailableCause(error) === undefined) request.log.error({ err: error }, what);
}

/** Pages that are kept packed: the site's for each origin, and those of shared links. */
const PAGES = 16;
const CARDS = 64;

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

/** Messengers fetch pictures by absolute addresses only; without an origin the address stays as it is. */
function withOrigin(html: string, origin: string): string {
  return html.replace(PICTURE, (_, before: string, path: string) => `${before}${origin}${path}`);
}

/** Where the page for browsers that the site doesn't run in says what it is about. */
const COMPETITION = '<!--competition-->';

interface SitePageOptions {
  /** The site's origin; where it isn't set, the one that a request was sent to. */
  publicUrl: string | undefined;
  /** Finds what a link leads to. */
  cardOf: CardFinder;
  /** Writes what the plain page says of the competition. */
  competition: CompetitionWriter;
  /** The clock. */
  now: () => Date;
}

/**
 * Answers the site's page with a share card: the one of what the link leads to, else the site's; and
 * with what the plain page in it says of the competition. Each page is packed once, and for origins
 * that a stranger makes up there is none of their own.
 * @param html the built page
 */
export function sitePage(
  html: string,
  { publicUrl, cardOf, competition, now }: SitePageOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = recentlyUsed<Promise<EncodedBody>>(PAGES);
  const cards = recentlyUsed<EncodedBody>(CARDS);
  const isKnownOrigin = knownOrigins(now);

  function originFor(request: FastifyRequest): string {
    if (publicUrl !== undefined) return publicUrl;
    const origin = originOf(request);
    return isKnownOrigin(origin) ? origin : '';
  }

  function pageFor(origin: string, about: string): Promise<EncodedBody> {
    const key = `${origin} ${about}`;
    const cached = pages.get(key);
    if (cached !== undefined) return cached;
    const whole = html.replace(COMPETITION, () => about);
    const page = encodeBest(withOrigin(whole, origin));
    pages.set(key, page);
    return page;
  }

  function pageWithCard(origin: string, about: string, card: ShareCard): EncodedBody {
    const key = JSON.stringify([origin, about, card]);
    const cached = cards.get(key);
    if (cached !== undefined) return cached;
    const whole = html.replace(COMPETITION, () => about);
    const page = encode(withOrigin(withCard(whole, card), origin));
    cards.set(key, page);
    return page;
  }

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

  return async (request, reply) => {
    const origin = originFor(request);
    const [card, about] = await Promise.all([cardFor(request), competitionFor(request)]);
    const { hash, bodies } =
      card === undefined ? await pageFor(origin, about) : pageWithCard(origin, about, card);
    const encoding = acceptedEncoding(request);
    const etag = `"${hash}-${encoding}"`;
    const vary = 'accept-encoding, accept-language';
    reply.headers({ etag, vary, 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
