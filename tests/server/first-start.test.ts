import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { login, newDataDir, spawnServer, stopServer } from './support/server-process.ts';

const WARNING = 'demo accounts with public passwords';

/** The status of a request for a record of the demo. */
const demoStatus = async (address: string) =>
  (await fetch(`${address}/api/client/match/info`)).status;

// Creating a database takes seconds, so each kind of first start has one test.

it('recovers from a killed first start, seeds demo content on a local address, warns of its passwords, and restricts file permissions', async () => {
  const DATA_DIR = await newDataDir();
  await mkdir(DATA_DIR);
  await chmod(DATA_DIR, 0o755);
  const killed = spawnServer({ DATA_DIR });
  // The database is half created.
  const begun = join(DATA_DIR, 'database.new/base');
  await expect.poll(() => existsSync(begun), { interval: 5, timeout: 60_000 }).toBe(true);
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBe('SIGKILL');
  expect(existsSync(join(DATA_DIR, 'database'))).toBe(false);

  const server = spawnServer({ DATA_DIR });
  const address = await server.listening;
  expect((await login(address)).length).toBe(43);
  expect(await demoStatus(address)).toBe(200);
  expect(await stopServer(server)).toBe(0);
  expect(server.output().split(WARNING)).toHaveLength(2);
  const modes = await Promise.all(
    ['', 'files', 'database', 'deployment-id'].map(async (name) => {
      const { mode } = await stat(join(DATA_DIR, name));
      return (mode & 0o777).toString(8);
    }),
  );
  expect(modes).toEqual(['700', '700', '700', '600']);
}, 120_000);

it('seeds no demo content on a network address, without a warning', async () => {
  const server = spawnServer({ DATA_DIR: await newDataDir(), HOST: '0.0.0.0' });
  const address = (await server.listening).replace('0.0.0.0', '127.0.0.1');
  expect(await demoStatus(address)).toBe(404);
  expect(await stopServer(server)).toBe(0);
  expect(server.output()).not.toContain(WARNING);
}, 90_000);
