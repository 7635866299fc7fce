import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptedEncoding,
  encode,
  encodeBest,
  isCurrent,
  type EncodedBody,
} from '../http/encoded-body.ts';
import { unavailableCause } from '../database/unavailable.ts';
import type { Language } from '../base/messages.ts';
import { lruCache } from '../base/lru-cache.ts';
import { knownOrigins } from './known-origins.ts';
import {
  fileAddress,
  withIdentity,
  withTexts,
  type IdentityReader,
  type PageIdentity,
} from './page-identity.ts';
import type { CompetitionWriter } from './competition-text.ts';
import { languageOfLink, type CardFinder, type ShareCard } from './share-card.ts';

/** Logs an error, except for an unreachable database, which the outage watch logs. */
function logFault(request: FastifyRequest, error: unknown, what: string): void {
  if (unavailableCause(error) === undefined) request.log.error({ err: error }, what);
}

/** Maximum number of cached pages: one per origin and language, and those of shared links. */
const MAX_PAGES = 48;
const MAX_CARDS = 64;

const PICTURE = /(<meta\s+property="og:image"\s+content=")(?![a-z]+:)(?:\.?\/)?([^"]*)/g;

/** Replaces the site's share card with that of a link. */
function withCard(html: string, { title, description, language, pictureId }: ShareCard): string {
  return withTexts(html, title, {
    'og:title': title,
    'og:description': description,
    description,
    'og:locale': language.replace('-', '_'),
    ...(pictureId !== undefined && { 'og:image': fileAddress(pictureId) }),
  });
}

/** Matches a host name or address with an optional port; excludes characters that could end an attribute. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the origin from the `Host` header; `X-Forwarded-Host` is not used, because proxies pass on the
 * visitor's value.
 */
function originOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

/** Makes picture URLs absolute, as messengers require; without an origin, relative to the root. */
function withOrigin(html: string, origin: string): string {
  return html.replace(PICTURE, (_, before: string, path: string) => `${before}${origin}/${path}`);
}

/** Insertion point of the text for browsers that can't run the site. */
const COMPETITION_PLACEHOLDER = '<!--competition-->';

/** The page in one language with its cache key. */
interface Shell {
  text: string;
  hash: string;
}

/** Pages by language, with the data that they were created from. */
interface Shells {
  identity: PageIdentity | undefined;
  about: string;
  of: Map<Language, Shell>;
}

interface SitePageOptions {
  /** Public URL of the site; absent: the origin of each request. */
  publicUrl: string | undefined;
  /** Finds the card of a link's target. */
  cardOf: CardFinder;
  /** Returns the text for browsers that can't run the site. */
  competition: CompetitionWriter;
  /** Reads the site's identity. */
  identity: IdentityReader;
  now: () => Date;
}

/**
 * Returns a handler that sends the page with the site's identity, a share card for the link's target, and a
 * text about the competition for browsers that can't run the site. Caches each encoded page; unknown
 * origins share one page.
 * @param html the built page
 */
export function sitePage(
  html: string,
  { publicUrl, cardOf, competition, identity, now }: SitePageOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = lruCache<Promise<EncodedBody>>(MAX_PAGES);
  const cards = lruCache<EncodedBody>(MAX_CARDS);
  const isKnownOrigin = knownOrigins(now);

  function originFor(request: FastifyRequest): string {
    if (publicUrl !== undefined) return publicUrl;
    const origin = originOf(request);
    return isKnownOrigin(origin) ? origin : '';
  }

  let shells: Shells = { identity: undefined, about: '', of: new Map() };

  /** Returns the page without card and origin, cached for the latest data. */
  function shellFor(identity: PageIdentity | undefined, about: string, language: Language): Shell {
    const isCurrentData = shells.identity === identity && shells.about === about;
    const made: Shells = isCurrentData ? shells : { identity, about, of: new Map() };
    shells = made;
    const known = made.of.get(language);
    if (known !== undefined) return known;
    const text = withIdentity(html, identity, language).replace(
      COMPETITION_PLACEHOLDER,
      () => about,
    );
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

  /** Returns the card if the database is available; the page works without it. */
  const cardFor = (request: FastifyRequest) =>
    cardOf(request).catch((error: unknown) => {
      logFault(request, error, 'failed to read the share card');
      return undefined;
    });

  const competitionFor = (request: FastifyRequest) =>
    competition().catch((error: unknown) => {
      logFault(request, error, 'failed to read the competition for the page');
      return '';
    });

  const identityFor = (request: FastifyRequest) =>
    identity().catch((error: unknown) => {
      logFault(request, error, 'failed to read the identity of the site');
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
    if (isCurrent(request, etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
