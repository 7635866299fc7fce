import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDataDir, spawnServer, stopServer } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

const FOREIGN = '2f1a53c4-6e3b-4f0e-9a55-1f8e0c7d9b21';

/** Starts and stops a server; answers what it logged. */
async function start(variables: Record<string, string>): Promise<string> {
  const server = spawnServer(variables);
  await server.listening;
  expect(await stopServer(server)).toBe(0);
  return server.output();
}

/** Starts a server that refuses; answers its one line. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const server = spawnServer(variables);
  expect(await server.ended).toBe(1);
  return server.errors().trim();
}

/** Writes uploads of days ago that no database knows. */
async function leave(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = new Date(Date.now() - 3 * 86_400_000);
  for (let i = 0; i < count; i += 1) {
    const path = join(folder, String(i).padStart(32, 'a'));
    await writeFile(path, 'left');
    await utimes(path, written, written);
  }
}

it('refuses the folder of another database, and accepts it once it is assigned', async () => {
  const DATA_DIR = await demoDataDir();
  const files = await readdir(join(DATA_DIR, 'files'));
  await rm(join(DATA_DIR, 'database'), { recursive: true });

  const line = await refusal({ DATA_DIR, SEED_DEMO: 'off' });
  const path = join(DATA_DIR, 'deployment-id');
  expect(line).toContain(`DATA_DIR=${DATA_DIR}: belongs to another database than the one in `);
  expect(line.split('\n')).toHaveLength(1);
  expect(await readdir(join(DATA_DIR, 'files'))).toEqual(files);

  const [, id = ''] = /write (\S+) into/.exec(line) ?? [];
  await writeFile(path, id);
  const log = await start({ DATA_DIR, SEED_DEMO: 'off' });
  // Even then all of them stay, and the log says so.
  expect(log).toContain('left uploads where they are');
  expect(await readdir(join(DATA_DIR, 'files'))).toEqual(files);
}, 90_000);

it('refuses a folder without an identifier whose files its database does not know', async () => {
  const DATA_DIR = await newDataDir();
  await leave(join(DATA_DIR, 'files'), 12);
  expect(await refusal({ DATA_DIR, SEED_DEMO: 'off' })).toMatch(
    /holds 12 files, 0 of them among the 0 of the database in .*deployment-id\.$/,
  );
  expect(await readdir(join(DATA_DIR, 'files'))).toHaveLength(12);
}, 60_000);

it('refuses a new folder where the files of the database are missing', async () => {
  const DATA_DIR = await demoDataDir();
  await rm(join(DATA_DIR, 'deployment-id'));
  await rm(join(DATA_DIR, 'files'), { recursive: true });
  expect(await refusal({ DATA_DIR })).toMatch(/holds 0 files, 0 of them among the \d+ of /);
}, 60_000);

it('accepts a deployment without an identifier, and writes one to its folder', async () => {
  const DATA_DIR = await demoDataDir();
  const path = join(DATA_DIR, 'deployment-id');
  const id = await readFile(path, 'utf8');
  await rm(path);
  await start({ DATA_DIR });
  expect(await readFile(path, 'utf8')).toBe(id);
  await writeFile(path, FOREIGN);
  expect(await refusal({ DATA_DIR })).toContain('belongs to another database');
}, 90_000);

it('logs how many uploads it moved aside, and where to', async () => {
  const DATA_DIR = await demoDataDir();
  await leave(join(DATA_DIR, 'files'), 3);
  const log = await start({ DATA_DIR });
  const folder = join(DATA_DIR, 'removed');
  expect(log).toContain(`"moved":3,"folder":${JSON.stringify(folder)}`);
  const [day = ''] = await readdir(folder);
  expect(await readdir(join(folder, day))).toHaveLength(3);
}, 90_000);

it('keeps other users of the machine out of the folder, of one that was open to them too', async () => {
  const DATA_DIR = await newDataDir();
  await mkdir(DATA_DIR);
  await chmod(DATA_DIR, 0o755);
  await start({ DATA_DIR, SEED_DEMO: 'off' });
  const modes = await Promise.all(
    ['', 'files', 'database', 'deployment-id'].map(async (name) => {
      const { mode } = await stat(join(DATA_DIR, name));
      return (mode & 0o777).toString(8);
    }),
  );
  expect(modes).toEqual(['700', '700', '700', '600']);
});
