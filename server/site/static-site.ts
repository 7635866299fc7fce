import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTRACT_PAGE, openBuiltSite } from './built-site.ts';
import type { IdentityReader } from './page-identity.ts';
import type { CompetitionWriter } from './competition-text.ts';
import type { CardFinder } from './share-card.ts';
import { pathOf } from './public-address.ts';
import { sitePage } from './site-page.ts';
import type { ContentSources } from './security-headers.ts';
import { WEB_MANIFEST, webManifest } from './web-manifest.ts';

interface SiteOptions {
  /** Public URL of the site, for the share card. */
  publicUrl?: string | undefined;
  /** Finds the card of a link's target. */
  cardOf?: CardFinder;
  /** Returns the text for browsers that can't run the site. */
  competition?: CompetitionWriter;
  /** Reads the site's identity. */
  identity?: IdentityReader;
  /** Additional sources of the content security policy, by directive. */
  contentSources?: ContentSources | undefined;
  now?: () => Date;
}

/** Cache options that set `public, max-age=31536000, immutable`. */
const FOREVER = { cacheControl: true, maxAge: '365d', immutable: true };

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/**
 * Serves the built site in `folder` (absolute), and later builds that replace it. Browsers cache the files
 * under `assets` permanently, because their names contain a hash, and revalidate the others. Throws a
 * `StartupError` if the site isn't built.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  {
    publicUrl,
    cardOf = () => Promise.resolve(undefined),
    competition = () => Promise.resolve(''),
    identity = () => Promise.resolve(undefined),
    contentSources = {},
    now = () => new Date(),
  }: SiteOptions = {},
): Promise<void> {
  const builtSite = await openBuiltSite(folder, contentSources, app.log);
  const pageOptions = { publicUrl, cardOf, competition, identity, now };
  let shown = await builtSite();
  let sendPage = sitePage(shown.html, pageOptions);

  async function sendFile(path: string, reply: FastifyReply): Promise<FastifyReply> {
    const site = await builtSite();
    if (path.startsWith(CONTRACT_PAGE) && site.policies.contract !== undefined)
      void reply.header('content-security-policy', site.policies.contract);
    return reply.header('cache-control', 'no-cache').sendFile(`/${path}`, folder);
  }

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  for (const url of ['/', '/index.html']) {
    app.get(url, async (request, reply) => {
      const site = await builtSite();
      if (site !== shown) sendPage = sitePage(site.html, pageOptions);
      shown = site;
      return sendPage(request, reply.header('content-security-policy', site.policies.site));
    });
  }
  const path = pathOf(publicUrl);
  // Relative URLs of a page resolve against the trailing slash.
  if (path !== '')
    app.get(path, (request, reply) => reply.redirect(request.url.replace(path, `${path}/`), 308));
  const presentPage = async () => (await builtSite()).html;
  app.get(WEB_MANIFEST, webManifest(presentPage, identity));
  app.get('/contract', async (_request, reply) => {
    const site = await builtSite();
    return site.policies.contract === undefined ? notFound(reply) : sendFile(CONTRACT_PAGE, reply);
  });
  app.get('/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const path = request.params['*'];
    // Excludes path traversal.
    return path.startsWith('assets/') && !path.includes('..')
      ? reply.sendFile(`/${path}`, folder, FOREVER)
      : sendFile(path, reply);
  });
}
