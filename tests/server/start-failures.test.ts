import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../server/boot/environment.ts';
import { checkFreeSpace } from '../../server/base/free-space.ts';
import { oneLine } from '../../server/base/startup-error.ts';
import { startServer } from '../../server/boot/start-server.ts';
import { freePort } from './support/free-port.ts';
import { newDataDir, spawnServer, stopServer } from './support/server-process.ts';
import { emptyDataDir } from './support/templates.ts';

/** Exit code that systemd doesn't repeat. */
const INVALID_SETTINGS = 78;

/** Starts a server that fails, and returns its one line of output. */
async function failure(variables: Record<string, string>, code = 1): Promise<string> {
  const server = spawnServer(variables);
  expect(await server.ended).toBe(code);
  const lines = server.errors().split('\n');
  // One line and the final line break.
  expect(lines).toHaveLength(2);
  return lines[0] ?? '';
}

/** Returns the error message of `attempt`; empty if it succeeds. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  return await attempt.then(() => '', oneLine);
}

/** Starts a server in this process, which is faster, and returns the message of its failure. */
async function startRefusal(variables: Record<string, string>): Promise<string> {
  const start = startServer(readEnvironment({ PORT: '0', SERVE_SITE: 'off', ...variables }));
  return await refusal(start.then((server) => server.stop(0)));
}

it('prints one line for an invalid variable, creates nothing, and exits with a code of its own', async () => {
  const folder = await newDataDir();
  const line = 'PORT="http": must be a whole number from 0 to 65535.';
  expect(await failure({ DATA_DIR: folder, PORT: 'http' }, INVALID_SETTINGS)).toBe(line);
  expect(existsSync(folder)).toBe(false);
});

it('prints one line when another process uses the data folder; that process keeps running', async () => {
  const path = await emptyDataDir();
  const first = spawnServer({ DATA_DIR: path });
  const address = await first.listening;
  expect(await failure({ DATA_DIR: path })).toBe(
    `DATA_DIR=${path}: another process uses this folder; stop it first.`,
  );
  expect((await fetch(`${address}/api/client/menu`)).status).toBe(200);
  expect(await stopServer(first)).toBe(0);
});

it('reports a host that is not on this machine', async () => {
  const line = await startRefusal({ DATA_DIR: await newDataDir(), HOST: '203.0.113.1' });
  expect(line).toBe('HOST=203.0.113.1: this machine has no such address.');
});

it('reports a database that does not respond, without its password', async () => {
  const port = await freePort();
  const line = await startRefusal({
    DATA_DIR: await newDataDir(),
    DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/site`,
  });
  expect(line).toBe(
    `DATABASE_URL: the database at 127.0.0.1:${port}/site can't be used (ECONNREFUSED).`,
  );
});

it('reports a port in use before it creates anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const folder = await newDataDir();
  const line = await startRefusal({ DATA_DIR: folder, PORT: port });
  other.close();
  expect(line).toBe(
    `PORT=${port}: another process uses this port; stop it or choose another port.`,
  );
  expect(existsSync(folder)).toBe(false);
});

it('reports a data folder that is a file', async () => {
  const path = await newDataDir();
  await writeFile(path, '');
  const line = await startRefusal({ DATA_DIR: path });
  expect(line).toBe(`DATA_DIR=${path}: must be a folder, not a file.`);
});

it('reports a data folder below a file', async () => {
  const path = await newDataDir();
  await writeFile(path, '');
  const below = join(path, 'data');
  const line = await startRefusal({ DATA_DIR: below });
  expect(line).toBe(`DATA_DIR=${below}: the folder can't be created (ENOTDIR).`);
});

it('reports a data folder that is not writable', async () => {
  // Not even root can create a file there.
  const line = await startRefusal({ DATA_DIR: '/proc/self' });
  expect(line).toMatch(/^DATA_DIR=\/proc\/self: the folder can't be written \(E\w+\)\.$/);
});

it('reports too little disk space', async () => {
  const path = await newDataDir();
  const database = join(path, 'database');
  const refused = (megabytes: number, embedded = true) => {
    const free = () => Promise.resolve(megabytes * 1_048_576);
    return refusal(checkFreeSpace({ path, database }, { embedded, free }));
  };
  const full = `DATA_DIR=${path}: not enough disk space (3 MB free);`;
  expect(await refused(3.5)).toBe(`${full} a new database needs 160 MB.`);
  expect(await refused(3.5, false)).toBe(`${full} the server needs 32 MB.`);
  expect(await refused(33, false)).toBe('');
  await mkdir(database, { recursive: true });
  expect(await refused(3.5)).toBe(`${full} the server needs 32 MB.`);
  expect(await refused(33)).toBe('');
});

it('leaves a new data folder without an identifier if the first start fails', async () => {
  const DATA_DIR = await emptyDataDir();
  const identifier = join(DATA_DIR, 'deployment-id');
  const key = join(DATA_DIR, 'second-factor.key');
  await rm(identifier);
  await writeFile(key, 'no key');
  expect(await startRefusal({ DATA_DIR })).toContain(`${key}: is not a valid key`);
  expect(existsSync(identifier)).toBe(false);
  await rm(key);
  expect(await startRefusal({ DATA_DIR })).toBe('');
  expect(existsSync(identifier)).toBe(true);
});

it('reports an invalid database in the data folder', async () => {
  const path = await newDataDir();
  await mkdir(path);
  await writeFile(join(path, 'database'), 'no folder');
  const line = await startRefusal({ DATA_DIR: path });
  expect(line).toContain(`${join(path, 'database')} can't be opened`);
});

it('reports a database of another version, and leaves it unchanged', async () => {
  const path = await emptyDataDir();
  const folder = join(path, 'database');
  const read = async (client: PGlite) =>
    (await client.query('select hash, created_at from drizzle.__drizzle_migrations')).rows;
  const later = await PGlite.create(folder);
  await later.exec(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('a later one', 1)`,
  );
  const before = await read(later);
  await later.close();
  expect(await startRefusal({ DATA_DIR: path })).toBe(
    `The database in ${folder} was created by another version of this server; start that version, or configure a new database (DATA_DIR or DATABASE_URL).`,
  );
  const after = await PGlite.create(folder);
  expect(await read(after)).toEqual(before);
  await after.close();
});
