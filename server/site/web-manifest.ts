import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/encoded-body.ts';
import type { Language } from '../base/messages.ts';
import { fileAddress, type IdentityReader, type PageIdentity } from './page-identity.ts';
import { languageOfLink } from './share-card.ts';

/** Where browsers find what the site is called on a home screen. */
export const WEB_MANIFEST = '/site.webmanifest';

/** The icon that the build brings along. */
const ICON = /<link\s[^>]*rel="icon"[^>]*href="([^"]+)"/;

/** Names, colour and icon of the site for a home screen, in one language (W3C "Web Application Manifest"). */
function manifestOf({ identity }: PageIdentity, language: Language, builtIcon?: string): object {
  const { name, shortName, description, color, icon, logo } = identity[language];
  const picture = icon ?? logo;
  const src = picture === undefined ? builtIcon : fileAddress(picture);
  return {
    name,
    short_name: shortName,
    ...(description !== undefined && { description }),
    lang: language,
    // Below the manifest's own address, which is the site's.
    start_url: './',
    scope: './',
    // With the browser's way back: the site has none of its own on every page.
    display: 'minimal-ui',
    theme_color: color,
    background_color: '#ffffff',
    icons: src === undefined ? [] : [{ src, sizes: 'any' }],
  };
}

/**
 * Answers the manifest from what the page itself is written from, and as fresh.
 * @param html reads the built page
 */
export function webManifest(
  html: () => Promise<string>,
  identity: IdentityReader,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const known = await identity();
    if (known === undefined) return reply.code(404).send();
    const builtIcon = ICON.exec(await html())?.[1];
    const body = JSON.stringify(manifestOf(known, languageOfLink(request), builtIcon));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, vary: 'accept-language', 'cache-control': 'no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(body);
  };
}
