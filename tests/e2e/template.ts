import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer, stopServer } from '../server/support/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Creates one data folder with demo content before a run; each worker’s server starts on a copy.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error('The site is not built: run `npm run build` first.');
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const data = join(folder, 'data');
  const server = spawnServer({ DATA_DIR: data });
  await server.listening;
  await stopServer(server);
  process.env['DEMO_DATA'] = data;
  return () => rm(folder, { recursive: true });
}
