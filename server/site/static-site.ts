import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityReader } from './page-identity.ts';
import type { CompetitionWriter } from './plain-page.ts';
import { CONTRACT_PAGE, CONTRACT_TRY_SCRIPT, openReleases } from './releases.ts';
import type { CardFinder } from './share-card.ts';
import { pathOf } from './public-address.ts';
import { sitePage } from './site-page.ts';
import type { ContentSources } from './security-headers.ts';
import { WEB_MANIFEST, webManifest } from './web-manifest.ts';

interface SiteOptions {
  /** The address that visitors know the site by, for its share card. */
  publicUrl?: string | undefined;
  /** Finds what a shared link leads to. */
  cardOf?: CardFinder;
  /** Writes what the plain page says of the competition. */
  competition?: CompetitionWriter;
  /** Reads whom the site belongs to. */
  identity?: IdentityReader;
  /** Sources that the content security policy allows besides this site, by directive. */
  contentSources?: ContentSources | undefined;
  /** Whether `/contract` lets readers try calls. */
  contractTryOut?: boolean | undefined;
  /** The clock. */
  now?: () => Date;
}

const FOREVER = 'public, max-age=31536000, immutable';

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/**
 * Serves the built site in `folder` (absolute), and the next release once it lies there. Files under `assets` have a hash in their name and
 * may be kept for ever; the others are asked for again and answered 304 while they stay the same.
 * Throws a `StartFailure` when the site isn't built.
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
    contractTryOut = true,
    now = () => new Date(),
  }: SiteOptions = {},
): Promise<void> {
  const releases = await openReleases(folder, { sources: contentSources, contractTryOut }, app.log);
  const pageOptions = { publicUrl, cardOf, competition, identity, now };
  let shown = releases.held();
  let sendPage = sitePage(shown.html, pageOptions);

  async function sendAsset(path: string, reply: FastifyReply): Promise<FastifyReply> {
    // A page of a release that this process hasn't seen may have come from another one.
    const { assets } = releases.held().assets.has(path)
      ? releases.held()
      : await releases.present();
    const place = assets.get(path);
    if (place === undefined) return notFound(reply);
    return reply.header('cache-control', FOREVER).sendFile(`/${path}`, place);
  }

  async function sendFile(path: string, reply: FastifyReply): Promise<FastifyReply> {
    if (path.startsWith(CONTRACT_TRY_SCRIPT) && !contractTryOut) return notFound(reply);
    const { folder: place, policies } = await releases.present();
    if (path.startsWith(CONTRACT_PAGE) && policies.contract !== undefined)
      void reply.header('content-security-policy', policies.contract);
    return reply.header('cache-control', 'no-cache').sendFile(`/${path}`, place);
  }

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  for (const url of ['/', '/index.html']) {
    app.get(url, async (request, reply) => {
      const release = await releases.present();
      if (release !== shown) sendPage = sitePage(release.html, pageOptions);
      shown = release;
      return sendPage(request, reply.header('content-security-policy', release.policies.site));
    });
  }
  const path = pathOf(publicUrl);
  // What a page names relatively lies below the slash.
  if (path !== '')
    app.get(path, (request, reply) => reply.redirect(request.url.replace(path, `${path}/`), 308));
  const presentPage = async () => (await releases.present()).html;
  app.get(WEB_MANIFEST, webManifest(presentPage, identity));
  app.get('/contract', async (_request, reply) => {
    const { policies } = await releases.present();
    return policies.contract === undefined ? notFound(reply) : sendFile(CONTRACT_PAGE, reply);
  });
  app.get('/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const path = request.params['*'];
    return path.startsWith('assets/') ? sendAsset(path, reply) : sendFile(path, reply);
  });
}
