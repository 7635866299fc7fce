import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test, endVisit } from './fixtures.ts';
import { isInstalled, startEcho, startProxy, type ProxyName } from './proxy-process.ts';

// The test uses its own certificate.
test.use({ ignoreHTTPSErrors: true });

const MEGABYTE = 1_048_576;

/** Returns the response headers for these request headers, as sent on the network. */
async function headersOf(
  page: Page,
  address: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string | number>> {
  const response = await page.request.get(address, { headers });
  return { status: response.status(), ...response.headers() };
}

/** Returns a built script that has a compressed copy. */
function compressedScript(): string {
  const [file] = globSync('assets/*.js.gz', { cwd: join(import.meta.dirname, '../../dist') });
  if (file === undefined) throw new Error('The build has compressed no script');
  return file.replace(/\.gz$/, '');
}

async function dataOf<T>(page: Page, address: string, token = ''): Promise<T> {
  const response = await page.request.get(address, { headers: { token } });
  return ((await response.json()) as { data: T }).data;
}

for (const name of ['nginx', 'caddy'] satisfies ProxyName[]) {
  test.describe(`the built site served by ${name}`, () => {
    test.skip(!isInstalled(name), `${name} is not installed (apt-get install ${name})`);

    test('loads by HTTP/2 under its policy, with the built files unchanged', async ({
      page,
      site,
    }) => {
      const proxy = await startProxy(name, site.origin);
      try {
        const loaded = await page.goto(`${proxy.origin}/?lang=US#/news`);
        await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
        // Policy violations would be console errors, which fail the test.
        await expect(page).toHaveTitle(/ - /);
        expect(loaded?.headers()).toMatchObject({
          'content-security-policy': expect.stringContaining("'sha256-"),
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
        const protocol = await page.evaluate(() =>
          performance
            .getEntriesByType('navigation')
            .map((entry) => entry instanceof PerformanceResourceTiming && entry.nextHopProtocol),
        );
        expect(protocol).toEqual(['h2']);

        expect(
          await headersOf(page, `${proxy.origin}/${compressedScript()}`, {
            'accept-encoding': 'gzip',
          }),
        ).toMatchObject({
          status: 200,
          'content-encoding': 'gzip',
          'content-type': expect.stringContaining('javascript'),
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'same-origin',
        });
        const worker = await headersOf(page, `${proxy.origin}/service-worker.js`);
        expect(worker).toMatchObject({ status: 200, 'cache-control': 'no-cache' });
        const contract = await headersOf(page, `${proxy.origin}/contract`);
        expect(contract).toMatchObject({
          status: 200,
          'content-security-policy': expect.stringContaining("'sha256-"),
        });
        expect(contract['content-security-policy']).not.toBe(
          loaded?.headers()['content-security-policy'],
        );
        const { port } = new URL(proxy.origin);
        const byVersion6 = await headersOf(page, `https://[::1]:${port}/`, { host: 'localhost' });
        expect(byVersion6['status'], 'by IPv6').toBe(200);
        if (proxy.http !== undefined) {
          const options = { maxRedirects: 0, headers: { host: 'localhost' } };
          const plain = await page.request.get(`${proxy.http}/?activity=1`, options);
          expect(plain.status()).toBe(308);
          expect(plain.headers()['location']).toBe(`${proxy.origin}/?activity=1`);
        }
        for (const path of ['/.vite/manifest.json', '/assets/none.js', '/news/1'])
          expect((await headersOf(page, proxy.origin + path)).status, path).toBe(404);
        await endVisit(page);
      } finally {
        await proxy.stop();
      }
    });

    test('forwards 20 MB and ranges of a video', async ({ page, site }) => {
      const proxy = await startProxy(name, site.origin);
      try {
        const { phone: username, password } = ACCOUNTS.competitor;
        const api = `${proxy.origin}/api`;
        const login = await page.request.post(`${api}/client/user/login`, {
          data: { username, password },
        });
        const { token } = ((await login.json()) as { data: { token: string } }).data;
        const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * MEGABYTE)]);
        const sent = await page.request.post(`${api}/client/upload/file`, {
          headers: { token },
          multipart: { file: { name: 'plan.pdf', mimeType: 'application/pdf', buffer } },
        });
        expect(await sent.json()).toMatchObject({ code: 200, data: { size: buffer.length } });

        const videos = await dataOf<{ records: { id: string }[] }>(
          page,
          `${api}/client/news/anons/video?current=1&pageSize=1`,
        );
        const { videoFileId } = await dataOf<{ videoFileId: string }>(
          page,
          `${api}/client/news/anons/${videos.records[0]?.id ?? ''}`,
        );
        const part = await page.request.get(`${api}/sys/file/download/${videoFileId}`, {
          headers: { range: 'bytes=10-19' },
        });
        expect(part.status()).toBe(206);
        expect(part.headers()['content-range']).toMatch(/^bytes 10-19\/\d+$/);
        expect(await part.body()).toHaveLength(10);
      } finally {
        await proxy.stop();
      }
    });

    test('tells the backend the visitor’s address, regardless of the visitor’s headers', async ({
      page,
    }) => {
      const echo = await startEcho();
      const proxy = await startProxy(name, echo.origin);
      try {
        const response = await page.request.get(`${proxy.origin}/api/health`, {
          headers: { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'forged' },
        });
        const received = (await response.json()) as Record<string, string>;
        expect(received['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
        expect(received['x-forwarded-proto']).toBe('https');
        expect(received['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
      } finally {
        await proxy.stop();
        await echo.stop();
      }
    });
  });
}
