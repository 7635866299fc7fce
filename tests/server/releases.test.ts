import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { usePglite, type OpenDatabase } from '../../server/database/open.ts';
import { recordingNoticeSender } from './support/sent.ts';
import { migratedDatabase } from './support/templates.ts';

let database: OpenDatabase;
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  database = await usePglite(await migratedDatabase(), () => Promise.resolve());
});
afterAll(() => database.close());

/** Writes a release whose files are recognised by its name. */
async function build(name: string): Promise<void> {
  const folder = join(root, 'releases', name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  const script = `<script type="module" src="/assets/${name}.js"></script>`;
  await writeFile(join(folder, 'index.html'), `<head></head><script>${name}()</script>${script}`);
  await writeFile(join(folder, 'contract.html'), `<title>${name}</title>`);
  await writeFile(join(folder, 'service-worker.js'), `"${name}"`);
  const code = `export default '${name}';`;
  await writeFile(join(folder, `assets/${name}.js`), code);
  await writeFile(join(folder, `assets/${name}.js.br`), brotliCompressSync(code));
}

/** Has the site be this release, as a build does. */
async function point(name: string): Promise<void> {
  await symlink(`releases/${name}`, join(root, 'next'));
  await rename(join(root, 'next'), join(root, 'dist'));
}

async function release(name: string): Promise<void> {
  await build(name);
  await point(name);
}

const serve = () =>
  buildApp({
    db: database.db,
    files: root,
    noticeSender: recordingNoticeSender(),
    site: join(root, 'dist'),
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-releases-'));
  await release('r1');
  app = await serve();
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

/** Name of the release that a visitor comes to. */
async function shown(): Promise<string | undefined> {
  return /assets\/(\w+)\.js/.exec((await app.inject('/')).body)?.[1];
}

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode;
}

describe('a site that is replaced while it is served', () => {
  it('comes whole: page, its policy, contract and the other files', async () => {
    expect(await shown()).toBe('r1');
    const before = await app.inject('/');
    await release('r2');
    expect(await shown()).toBe('r2');
    const policy = (response: typeof before) => response.headers['content-security-policy'];
    expect(policy(await app.inject('/'))).not.toBe(policy(before));
    expect((await app.inject('/contract')).body).toContain('r2');
    expect((await app.inject('/service-worker.js')).body).toBe('"r2"');
    expect((await app.inject('/assets/r2.js')).body).toContain('r2');
  });

  it('has the files of a release whose page came from another process', async () => {
    await release('r2');
    expect(await statusOf('/assets/r2.js')).toBe(200);
  });

  it('continues to serve the files of the two releases before it, and no older ones', async () => {
    for (const name of ['r2', 'r3', 'r4']) await release(name);
    expect(await shown()).toBe('r4');
    const old = await app.inject({ url: '/assets/r2.js', headers: { 'accept-encoding': 'br' } });
    expect(old.statusCode).toBe(200);
    expect(old.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect([await statusOf('/assets/r3.js'), await statusOf('/assets/r1.js')]).toEqual([200, 404]);
  });

  it('goes back to an earlier release, and still has the files of the one that is taken back', async () => {
    await release('r2');
    expect(await shown()).toBe('r2');
    await point('r1');
    expect(await shown()).toBe('r1');
    expect(await statusOf('/assets/r2.js')).toBe(200);
  });

  it('stays the release that it is while the next is built, or can’t be read', async () => {
    await build('r2.part');
    await mkdir(join(root, 'releases/r3'));
    expect(await shown()).toBe('r1');
    await point('r3');
    expect(await shown()).toBe('r1');
    expect(await statusOf('/assets/r1.js')).toBe(200);
    expect(await statusOf('/assets/r2.part.js')).toBe(404);
    await release('r4');
    expect(await shown()).toBe('r4');
  });

  it('is noticed where the folder itself is exchanged, on a disk without links', async () => {
    await app.close();
    await rm(join(root, 'dist'));
    await rename(join(root, 'releases/r1'), join(root, 'dist'));
    app = await serve();
    expect(await shown()).toBe('r1');
    await build('r2');
    await rename(join(root, 'dist'), join(root, 'releases/r1'));
    await rename(join(root, 'releases/r2'), join(root, 'dist'));
    expect(await shown()).toBe('r2');
    expect(await statusOf('/assets/r1.js')).toBe(200);
  });
});
