import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoData } from '../support/demo-data.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Before a run: fills one data folder with the demo content, unless the run was given one. Each
 * worker's server begins on a copy of it, which takes a third of the time and keeps the tests of one
 * worker out of another's.
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error('There is no build of the site to look at: run `npm run build` first.');
  if (process.env['DEMO_DATA'] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const data = join(folder, 'data');
  await makeDemoData(data);
  process.env['DEMO_DATA'] = data;
  return () => rm(folder, { recursive: true });
}
