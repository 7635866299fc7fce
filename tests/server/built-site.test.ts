import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceSite } from '../../scripts/support/replace-site.ts';
import { buildApp } from '../../server/boot/app.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { recordingNoticeSender } from './support/recording-notice-sender.ts';
import { migratedDatabase } from './support/templates.ts';

let database: OpenDatabase;
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  database = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
});
afterAll(() => database.close());

/** Builds a site whose files contain `name`, as `npm run build` does. */
const release = (name: string) =>
  replaceSite(root, async (folder) => {
    await mkdir(join(folder, 'assets'));
    const script = `<script type="module" src="/assets/${name}.js"></script>`;
    await writeFile(join(folder, 'index.html'), `<head></head><script>${name}()</script>${script}`);
    await writeFile(join(folder, 'contract.html'), `<title>${name}</title>`);
    await writeFile(join(folder, 'service-worker.js'), `"${name}"`);
    const code = `export default '${name}';`;
    await writeFile(join(folder, `assets/${name}.js`), code);
    await writeFile(join(folder, `assets/${name}.js.br`), brotliCompressSync(code));
  });

const serve = () =>
  buildApp({
    db: database.db,
    files: root,
    noticeSender: recordingNoticeSender(),
    site: join(root, 'dist'),
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-site-'));
  await release('r1');
  app = await serve();
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

/** Name of the build that the server’s page is from. */
async function shown(): Promise<string | undefined> {
  return /assets\/(\w+)\.js/.exec((await app.inject('/')).body)?.[1];
}

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode;
}

describe('a site that is rebuilt while it is served', () => {
  it('switches page, policy, contract and other files together', async () => {
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

  it('serves files of a new build before its own page has switched', async () => {
    await release('r2');
    expect(await statusOf('/assets/r2.js')).toBe(200);
  });

  it('serves hashed files of earlier builds, compressed and immutable', async () => {
    for (const name of ['r2', 'r3']) await release(name);
    expect(await shown()).toBe('r3');
    const old = await app.inject({ url: '/assets/r1.js', headers: { 'accept-encoding': 'br' } });
    expect(old.statusCode).toBe(200);
    expect(old.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('answers 404 without long caching for a missing file', async () => {
    const missing = await app.inject('/assets/r2.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).not.toContain('immutable');
  });

  it('applies each file’s cache rule to equivalent URLs', async () => {
    for (const url of ['/assets/../index.html', '/assets/%2e%2e/service-worker.js']) {
      const { headers } = await app.inject(url);
      expect(headers['cache-control'] ?? '', url).not.toContain('immutable');
    }
  });

  it('stays unchanged during the next build and without a page', async () => {
    await replaceSite(root, async (folder) => {
      await writeFile(join(folder, 'index.html'), 'half');
      expect(await shown()).toBe('r1');
      throw new Error('killed');
    }).catch(() => undefined);
    expect(await shown()).toBe('r1');
    await rm(join(root, 'dist/index.html'));
    expect(await shown()).toBe('r1');
    expect(await statusOf('/assets/r1.js')).toBe(200);
    await release('r2');
    expect(await shown()).toBe('r2');
  });
});
