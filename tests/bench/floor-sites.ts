import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { compressFolder } from '../../scripts/support/compress-folder.ts';
import { siteResolve } from '../../scripts/vite/site-plugins.ts';
import { serveSite } from '../../server/site/static-site.ts';
import { scriptKB } from './traffic.ts';

/**
 * Minimal sites in `floors` for comparison: React with one line of text, and all of the site’s
 * libraries with one static page.
 */
const NAMES = { bare: 'floor 1: React alone', libraries: 'floor 2: the libraries' };

interface FloorSite {
  name: string;
  origin: string;
  scriptKB: number;
  stop: () => Promise<void>;
}

/** Builds a minimal site and serves it as the site is served: same files, headers and brotli. */
export async function startFloor(floor: keyof typeof NAMES): Promise<FloorSite> {
  const folder = join(import.meta.dirname, '../../.bench', floor);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floors', floor),
    logLevel: 'error',
    plugins: [react()],
    resolve: siteResolve,
    build: { target: 'es2023', outDir: folder, emptyOutDir: true },
  });
  compressFolder(folder);
  const assets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const scripts = assets.map((name) => `assets/${name}`);
  const app = fastify();
  await serveSite(app, folder);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    name: NAMES[floor],
    origin,
    scriptKB: scriptKB(scripts, folder),
    stop: () => app.close(),
  };
}
