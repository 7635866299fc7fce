import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';
import { StartFailure } from './start-failure.ts';

/**
 * Serves the built site in `folder` (absolute). Files under `assets` have a hash in their name and
 * may be kept for ever; the others are asked for again and answered 304 while they stay the same.
 * Throws a `StartFailure` when the site isn't built.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartFailure(
      `The site isn't built: ${join(folder, 'index.html')} is missing. Run npm run build, or set SERVE_SITE=off.`,
    );
  });
  const policy = contentSecurityPolicy(html);
  const assets = join(folder, 'assets') + sep;

  function setHeaders(reply: FastifyReply, path: string): void {
    const forever = path.startsWith(assets);
    void reply.header(
      'cache-control',
      forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (/\.html(\.br|\.gz)?$/.test(path)) void reply.header('content-security-policy', policy);
  }

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders,
  });
}
