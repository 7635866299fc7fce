import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/boot/app.ts';
import { recordingNoticeSender } from './support/recording-notice-sender.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { migratedDatabase } from './support/templates.ts';

const INLINE = 'document.documentElement.lang = "zh-CN";';
const CARD = '<meta property="og:image" content="/assets/card.jpg" />';
const PAGE = `<!doctype html>\n<meta property="og:title" content="Match" /><script>${INLINE}</script><script type="module" src="/assets/a.js"></script>${CARD}`;
const FILTER = 'const shown = 1;';
const CONTRACT = `<!doctype html><title>Contract</title><script>${FILTER}</script>`;
const SCRIPT = 'export const answer = 42;'.repeat(100);

let database: OpenDatabase;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-dist-'));
  await mkdir(join(site, 'assets'));
  await mkdir(join(site, '.vite'));
  await writeFile(join(site, 'index.html'), PAGE);
  await writeFile(join(site, 'contract.html'), CONTRACT);
  await writeFile(join(site, 'contract.html.br'), brotliCompressSync(CONTRACT));
  await writeFile(join(site, '.vite/manifest.json'), '{}');
  const script = join(site, 'assets/a.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  database = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
  app = await buildApp({
    db: database.db,
    files: site,
    noticeSender: recordingNoticeSender(),
    site,
  });
});

afterAll(async () => {
  await app.close();
  await database.close();
});

it('serves the page with a policy for its inline script, and makes caches revalidate it', async () => {
  const { statusCode, body, headers } = await app.inject('/');
  const shown = PAGE.replace('"/assets/card', '"http://localhost:80/assets/card');
  expect([statusCode, body]).toEqual([200, shown]);
  const hash = createHash('sha256').update(INLINE).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  const again = { url: '/', headers: { 'if-none-match': String(headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
});

it.each(['br', 'identity'])(
  'serves the contract’s documentation with a policy for its own script (%s)',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/contract', headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    const hash = createHash('sha256').update(FILTER).digest('base64');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  },
);

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['identity', undefined],
])('serves an immutable hashed file, compressed as accepted: %s', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted };
  const response = await app.inject({ url: '/assets/a.js', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-type']).toMatch(/javascript/);
});

it.each(['/nothing', '/.vite/manifest.json', '/../package.json', '/assets/'])(
  'answers 404 for %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

describe('a URL without a page', () => {
  const open = (url: string, language = 'en-US', accept = 'text/html,*/*;q=0.8') =>
    app.inject({ url, headers: { accept, 'accept-language': language } });

  it.each([
    ['/unknown/path', 404],
    ['/home', 404],
    ['/assets/gone.js', 404],
    ['/%E0%A4%A', 400],
    ['//index.html', 404],
    ['//evil.example/', 404],
  ])('returns an error page with a link home: %s', async (url, status) => {
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain('<html lang="en-US">');
    expect(body).toContain('<h1>Page not found</h1>');
    expect(body).toContain('<a href="/#/home">Back to home</a>');
    expect(body).not.toContain('evil');
  });

  it.each([
    ['zh-CN', '页面不存在'],
    ['zh-HK', '頁面不存在'],
    ['fr', '页面不存在'],
  ])('is answered in the visitor’s language: %s', async (language, words) => {
    expect((await open('/unknown', language)).body).toContain(`<h1>${words}</h1>`);
  });

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//?lang=US', '/?lang=US'],
    ['/%23/activity', '/#/activity'],
    ['/%23/activity/details?id=1', '/#/activity/details?id=1'],
    ['/%EF%BC%83//evil.example/', '/#//evil.example/'],
  ])('redirects an extra slash or an encoded # to the site: %s', async (url, target) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('answers other clients with one line, and API requests with an envelope', async () => {
    expect((await open('/unknown', 'en-US', '*/*')).body).toBe('404 Not Found\n');
    const call = await open('/api/unknown');
    expect(call.statusCode).toBe(404);
    expect(call.json()).toMatchObject({ code: 404 });
    expect((await open('/api/client/news/anons/%E0%A4%A')).json()).toMatchObject({ code: 400 });
  });
});

describe('the picture of the share card', () => {
  const picture = async (headers: Record<string, string>, publicUrl?: string) => {
    const noticeSender = recordingNoticeSender();
    const options = { files: site, noticeSender, site, publicUrl, trustProxy: 1 };
    const own = await buildApp({ db: database.db, ...options });
    const { rawPayload, headers: message } = await own.inject({ url: '/', headers });
    await own.close();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
      String(message['content-encoding'])
    ];
    const html = String(unpack === undefined ? rawPayload : unpack(rawPayload));
    return /og:image" content="([^"]*)"/.exec(html)?.[1];
  };

  it.each([
    ['the requested host', { host: 'a.example:8080' }, undefined, 'http://a.example:8080'],
    ['an IPv6 address', { host: '[::1]:80' }, undefined, 'http://[::1]:80'],
    ['the configured address', { host: 'x.example' }, 'https://m.example', 'https://m.example'],
    [
      'the host that the proxy sends, whatever the visitor names',
      { host: 'a.example', 'x-forwarded-host': 'evil.example' },
      undefined,
      'http://a.example',
    ],
    ['no origin, if the host is invalid', { host: 'a"><b' }, undefined, ''],
  ])('is at %s', async (_, headers, publicUrl, origin) => {
    expect(await picture(headers, publicUrl)).toBe(`${origin}/assets/card.jpg`);
  });

  it.each(['br', 'gzip', 'br;q=0, gzip', 'gzip, deflate, br'])(
    'is the same in a page compressed as %s',
    async (accepted) => {
      const headers = { host: 'a.example', 'accept-encoding': accepted };
      expect(await picture(headers)).toBe('http://a.example/assets/card.jpg');
    },
  );
});

it('caches compressed pages of a limited number of hosts', async () => {
  const clock = { now: new Date('2026-11-01T00:00:00Z') };
  const noticeSender = recordingNoticeSender();
  const options = { db: database.db, files: site, noticeSender, site, now: () => clock.now };
  const own = await buildApp(options);
  const picture = async (host: string) => {
    const { body } = await own.inject({ url: '/', headers: { host } });
    return /og:image" content="([^"]*)"/.exec(body)?.[1];
  };
  const shown = 'http://m.example/assets/card.jpg';
  expect(await picture('m.example')).toBe(shown);
  const others = [];
  for (let n = 0; n < 50; n += 1) others.push(await picture(`${String(n)}.example`));
  expect(others.filter((one) => one !== '/assets/card.jpg')).toHaveLength(7);
  expect(await picture('m.example'), 'a host in use').toBe(shown);
  clock.now = new Date(clock.now.getTime() + 10_000);
  expect(await picture('late.example'), 'a new host later').toContain('http://late.example/');
  expect(await picture('later.example')).toBe('/assets/card.jpg');
  await own.close();
});

it('refuses to start without a built site', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-dist-'));
  await expect(
    buildApp({ db: database.db, files: empty, noticeSender: recordingNoticeSender(), site: empty }),
  ).rejects.toThrow("The site isn't built");
});

describe('below a path of its host', () => {
  let below: FastifyInstance;

  beforeAll(async () => {
    const noticeSender = recordingNoticeSender();
    const publicUrl = 'https://example.org/competition';
    below = await buildApp({ db: database.db, files: site, noticeSender, site, publicUrl });
  });
  afterAll(() => below.close());

  it.each(['/competition', ''])('answers requests with the prefix "%s"', async (path) => {
    const page = await below.inject(`${path}/`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('content="https://example.org/competition/assets/card.jpg"');
    expect((await below.inject(`${path}/assets/a.js`)).body).toBe(SCRIPT);
    expect((await below.inject(`${path}/api/client/menu`)).json()).toMatchObject({ code: 200 });
    expect((await below.inject(`${path}/health/live`)).statusCode).toBe(200);
  });

  it('redirects a missing or an extra slash to the page', async () => {
    const { statusCode, headers } = await below.inject('/competition?activity=1');
    expect([statusCode, headers.location]).toEqual([308, '/competition/?activity=1']);
    expect((await below.inject('/competition//')).headers.location).toBe('/competition/');
  });

  it('links home from the error page', async () => {
    const { body } = await below.inject({
      url: '/competition/nothing',
      headers: { accept: 'text/html' },
    });
    expect(body).toContain('href="/competition/#/home"');
  });

  it('answers an unknown API request with an envelope', async () => {
    expect((await below.inject('/competition/api/none')).json()).toMatchObject({ code: 404 });
  });
});
