import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedEncoding,
  encode,
  encodeBest,
  isKnown,
  type EncodedBody,
} from '../http/encoded-body.ts';
import { unavailableCause } from '../database/unavailable.ts';
import type { Language } from '../base/messages.ts';
import { recentlyUsed } from '../base/recently-used.ts';
import { knownOrigins } from './known-origins.ts';
import {
  fileAddress,
  withIdentity,
  withTexts,
  type IdentityReader,
  type PageIdentity,
} from './page-identity.ts';
import type { CompetitionWriter } from './plain-page.ts';
import { languageOfLink, type CardFinder, type ShareCard } from './share-card.ts';

/** A database that can't be reached is logged once, where its connection is lost. */
function logFault(request: FastifyRequest, error: unknown, what: string): void {
  if (unavailableCause(error) === undefined) request.log.error({ err: error }, what);
}

/** Pages that are kept packed: the site's for each origin and language, and those of shared links. */
const PAGES = 48;
const CARDS = 64;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(?![a-z]+:)(?:\.?\/)?([^"]*)/g;

/** The page with the card of what a link leads to instead of the site's. */
function withCard(html: string, { title, description, language, pictureId }: ShareCard): string {
  return withTexts(html, title, {
    'og:title': title,
    'og:description': description,
    description,
    'og:locale': language.replace('-', '_'),
    ...(pictureId !== undefined && { 'og:image': fileAddress(pictureId) }),
  });
}

/** A host name or address, with a port; nothing that could end an attribute. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin that a request was sent to, by its own `Host`: proxies pass `X-Forwarded-Host` through as
 * the visitor sent it.
 */
function originOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

/** Messengers fetch pictures by absolute addresses only; without an origin they get none. */
function withOrigin(html: string, origin: string): string {
  return html.replace(PICTURE, (_, before: string, path: string) => `${before}${origin}/${path}`);
}

/** Where the page for browsers that the site doesn't run in says what it is about. */
const COMPETITION = '<!--competition-->';

/** The site's page in one language, and what distinguishes it from others. */
interface Shell {
  text: string;
  hash: string;
}

/** The pages made of what was read last. */
interface Shells {
  identity: PageIdentity | undefined;
  about: string;
  of: Map<Language, Shell>;
}

interface SitePageOptions {
  /** The site's address; where it isn't set, the origin that a request was sent to. */
  publicUrl: string | undefined;
  /** Finds what a link leads to. */
  cardOf: CardFinder;
  /** Writes what the plain page says of the competition. */
  competition: CompetitionWriter;
  /** Reads whom the site belongs to. */
  identity: IdentityReader;
  /** The clock. */
  now: () => Date;
}

/**
 * Answers the site's page as the page of whom the site belongs to, with a share card: the one of what
 * the link leads to, else the site's; and with what the plain page in it says of the competition. Each page is packed once, and for origins
 * that a stranger makes up there is none of their own.
 * @param html the built page
 */
export function sitePage(
  html: string,
  { publicUrl, cardOf, competition, identity, now }: SitePageOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = recentlyUsed<Promise<EncodedBody>>(PAGES);
  const cards = recentlyUsed<EncodedBody>(CARDS);
  const isKnownOrigin = knownOrigins(now);

  function originFor(request: FastifyRequest): string {
    if (publicUrl !== undefined) return publicUrl;
    const origin = originOf(request);
    return isKnownOrigin(origin) ? origin : '';
  }

  let shells: Shells = { identity: undefined, about: '', of: new Map() };

  /** The page before its card and origin, made once of what was read last. */
  function shellFor(identity: PageIdentity | undefined, about: string, language: Language): Shell {
    const fits = shells.identity === identity && shells.about === about;
    const made: Shells = fits ? shells : { identity, about, of: new Map() };
    shells = made;
    const known = made.of.get(language);
    if (known !== undefined) return known;
    const text = withIdentity(html, identity, language).replace(COMPETITION, () => about);
    const shell = { text, hash: createHash('sha256').update(text).digest('base64') };
    made.of.set(language, shell);
    return shell;
  }

  function pageFor(origin: string, { text, hash }: Shell): Promise<EncodedBody> {
    const key = `${origin} ${hash}`;
    const cached = pages.get(key);
    if (cached !== undefined) return cached;
    const page = encodeBest(withOrigin(text, origin));
    pages.set(key, page);
    return page;
  }

  function pageWithCard(origin: string, { text, hash }: Shell, card: ShareCard): EncodedBody {
    const key = JSON.stringify([origin, hash, card]);
    const cached = cards.get(key);
    if (cached !== undefined) return cached;
    const page = encode(withOrigin(withCard(text, card), origin));
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

  const identityFor = (request: FastifyRequest) =>
    identity().catch((error: unknown) => {
      logFault(request, error, 'a page without the identity of the site');
      return undefined;
    });

  return async (request, reply) => {
    const origin = originFor(request);
    const [card, about, known] = await Promise.all([
      cardFor(request),
      competitionFor(request),
      identityFor(request),
    ]);
    const shell = shellFor(known, about, languageOfLink(request));
    const { hash, bodies } =
      card === undefined ? await pageFor(origin, shell) : pageWithCard(origin, shell, card);
    const encoding = acceptedEncoding(request);
    const etag = `"${hash}-${encoding}"`;
    const vary = 'accept-encoding, accept-language';
    reply.headers({ etag, vary, 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
