import { join } from 'node:path';
import fastify from 'fastify';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { compressFolder } from '../../scripts/compress-dist.ts';
import { serveSite } from '../../server/static-site.ts';

const OUT = join(import.meta.dirname, '../../.bench/bare');

/** Folder of the bare page's build. */
export const BARE_FOLDER = OUT;

/** Builds the bare page and serves it just as the site is served: same files, headers, brotli. */
export async function startBareSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare'),
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'es2023', outDir: OUT, emptyOutDir: true },
  });
  compressFolder(OUT);
  const app = fastify();
  await serveSite(app, OUT);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, stop: () => app.close() };
}
