import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityReader } from './page-identity.ts';
import type { CompetitionWriter } from './plain-page.ts';
import type { CardFinder } from './share-card.ts';
import { sitePage } from './site-page.ts';
import { contentSecurityPolicy, type ContentSources } from './security-headers.ts';
import { StartFailure } from '../start-failure.ts';

/** The contract for people, written by `npm run contract:docs`; served at `/contract`. */
const CONTRACT_PAGE = 'contract.html';

interface SiteOptions {
  /** The origin that visitors know the site by, for its share card. */
  publicUrl?: string | undefined;
  /** Finds what a shared link leads to. */
  cardOf?: CardFinder;
  /** Writes what the plain page says of the competition. */
  competition?: CompetitionWriter;
  /** Reads whom the site belongs to. */
  identity?: IdentityReader;
  /** The clock. */
  /** Sources that the policy of contents lets in besides this site, by directive. */
  contentSources?: ContentSources | undefined;
  now?: () => Date;
}

/**
 * Serves the built site in `folder` (absolute). Files under `assets` have a hash in their name and
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
    now = () => new Date(),
  }: SiteOptions = {},
): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartFailure(
      `The site isn't built: ${join(folder, 'index.html')} is missing. Run npm run build, or set SERVE_SITE=off.`,
    );
  });
  const contract = await readFile(join(folder, CONTRACT_PAGE), 'utf8').catch(() => undefined);
  const policies = {
    site: contentSecurityPolicy(html, contentSources),
    contract: contentSecurityPolicy(contract ?? ''),
  };
  const assets = join(folder, 'assets') + sep;

  function setHeaders(reply: FastifyReply, path: string): void {
    const forever = path.startsWith(assets);
    void reply.header(
      'cache-control',
      forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (!path.startsWith(join(folder, CONTRACT_PAGE))) return;
    void reply.header('content-security-policy', policies.contract);
  }

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders,
  });
  const answerPage = sitePage(html, { publicUrl, cardOf, competition, identity, now });
  for (const url of ['/', '/index.html']) {
    app.get(url, (request, reply) =>
      answerPage(request, reply.header('content-security-policy', policies.site)),
    );
  }
  if (contract !== undefined) {
    app.get('/contract', (_request, reply) => reply.sendFile(CONTRACT_PAGE));
  }
}
