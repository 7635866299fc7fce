import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCurrent } from '../http/encoded-body.ts';
import type { Language } from '../base/messages.ts';
import { fileAddress, type IdentityReader, type PageIdentity } from './page-identity.ts';
import { languageOfLink } from './share-card.ts';

/** URL of the web app manifest. */
export const WEB_MANIFEST = '/site.webmanifest';

/** Matches the icon of the build. */
const ICON = /<link\s[^>]*rel="icon"[^>]*href="([^"]+)"/;

/** Returns the web app manifest in one language (W3C "Web Application Manifest"). */
function manifestOf({ identity }: PageIdentity, language: Language, builtIcon?: string): object {
  const { name, shortName, description, color, icon, logo } = identity[language];
  const picture = icon ?? logo;
  const src = picture === undefined ? builtIcon : fileAddress(picture);
  return {
    name,
    short_name: shortName,
    ...(description !== undefined && { description }),
    lang: language,
    // Relative to the manifest's URL, which is at the root of the site.
    start_url: './',
    scope: './',
    // Keeps the browser's back button, because some pages have none.
    display: 'minimal-ui',
    theme_color: color,
    background_color: '#ffffff',
    icons: src === undefined ? [] : [{ src, sizes: 'any' }],
  };
}

/**
 * Returns a handler that sends the manifest, from the same cached data as the page.
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
    if (isCurrent(request, etag)) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(body);
  };
}
