import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/boot/app.ts';
import { files, siteIdentity } from '../../../server/database/schema.ts';
import type { Schemas } from '../../../server/http/types.ts';
import { saveNewest } from '../support/saves.ts';
import { api, loginAdministrator } from './context.ts';

const PAGE = `<!doctype html><html lang="zh-CN"><head>
<meta name="description" content="Neutral" />
<meta property="og:site_name" content="Neutral" />
<meta property="og:title" content="Neutral" />
<meta property="og:description" content="Neutral" />
<meta property="og:image" content="/assets/card.jpg" />
<meta property="og:image:width" content="1200" />
<meta property="og:locale" content="zh_CN" />
<link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />
<title>Neutral</title></head>`;

const NAME = { CN: '东湖创业大赛', US: 'East Lake Cup </script>' };

/** The site’s identity: edited by staff, shown on the page. */
export function identityTests(): void {
  let token: string;
  let stored: Schemas['StaffSiteIdentity'];
  let site: string;
  let app: FastifyInstance;
  /** Advances by a minute per read, in milliseconds, because the page caches the identity. */
  let time = Date.now();

  beforeAll(async () => {
    token = await loginAdministrator();
    stored = (await api.call('getStaffIdentity', '/sys/identity', { token })).data;
    site = await mkdtemp(join(tmpdir(), 'site-identity-'));
    await writeFile(join(site, 'index.html'), PAGE);
    const { db, files: folder, noticeSender } = api;
    const publicUrl = 'https://m.example';
    app = await buildApp({
      db,
      files: folder,
      noticeSender,
      site,
      publicUrl,
      now: () => new Date(time),
    });
  });

  afterAll(async () => {
    await write(stored);
    await app.close();
    await rm(site, { recursive: true });
  });

  const write = ({ revision: _begun, ...body }: Schemas['StaffSiteIdentity']) =>
    saveNewest(api, 'updateIdentity', { token, method: 'PUT', body });
  const read = (language: string) =>
    api.call('getIdentity', '/client/identity', { headers: { 'accept-language': language } });
  /** Requests the page until it contains a text. */
  const pageWith = async (shown: string, headers: Record<string, string> = {}) => {
    // The page refreshes its copy within a minute: a later request returns the new one.
    time += 60_000;
    return await vi.waitFor(async () => {
      const { body } = await app.inject({ url: '/', headers });
      expect(body).toContain(shown);
      return body;
    });
  };

  it('returns name, slogan and footer lines in the request’s language', async () => {
    expect((await read('en-US')).data).toMatchObject({
      language: 'US',
      name: 'Qiming Innovation & Entrepreneurship Competition',
      shortName: 'Qiming',
      copyright: 'Qiming Science Park Administrative Committee',
      filing: '粤ICP备00000000号',
    });
    expect((await read('zh-HK')).data).toMatchObject({ language: 'HK', shortName: '啟明大賽' });
  });

  it('shows a change by staff at once, converted to Traditional Chinese', async () => {
    const shortName = { CN: '东湖', US: 'East Lake' };
    const slogan = { CN: '敢想敢做' };
    const { data } = await write({ ...stored, name: NAME, shortName, slogan, color: '#13c2c2' });
    expect(data.name).toEqual({ ...NAME, HK: '東湖創業大賽', converted: true });
    expect((await read('zh-CN')).data).toMatchObject({
      name: NAME.CN,
      slogan: '敢想敢做',
      color: '#13c2c2',
    });
    expect((await read('zh-HK')).data).toMatchObject({ language: 'HK', name: '東湖創業大賽' });
  });

  it('omits texts that are not written in the request’s language', async () => {
    const { data } = await read('en-US');
    expect(data).toMatchObject({ language: 'US', name: NAME.US });
    expect(data).not.toHaveProperty('slogan');
  });

  it('returns Chinese texts only while the English name is missing', async () => {
    await write({ ...stored, name: { CN: '东湖创业大赛' } });
    const { data } = await read('en-US');
    expect(data).toMatchObject({ language: 'CN', languages: ['CN', 'HK'], name: '东湖创业大赛' });
    expect(data.slogan).toBe(stored.slogan.CN);
    await write({ ...stored, name: NAME });
  });

  it('accepts only pictures stored by staff or already public', async () => {
    const mine = {
      id: 'identity-logo',
      name: 'a.png',
      mime: 'image/png',
      size: 1,
      hash: 'identity',
    };
    await api.db.insert(files).values({ ...mine, ownerId: 'user-administrator' });
    expect((await write({ ...stored, logo: 'no-such-file' })).code).toBe(1001);
    expect((await write({ ...stored, mainPicture: 'no-such-file' })).code).toBe(1001);
    expect((await write({ ...stored, qrCodes: { consulting: 'no-such-file' } })).code).toBe(1001);
    expect((await write({ ...stored, name: NAME, logo: mine.id, icon: mine.id })).data.icon).toBe(
      mine.id,
    );
    const [row] = await api.db.select().from(siteIdentity);
    expect(row?.logo).toBe(mine.id);
    expect((await read('zh-CN')).data.logo).toBe(mine.id);
  });

  it('sets title, description, icon and share card of the page', async () => {
    const icon = '<link rel="icon" href="api/sys/file/download/identity-logo" />';
    const page = await pageWith(icon, { 'accept-language': 'en' });
    expect(page).toContain('<title>East Lake Cup &lt;/script&gt;</title>');
    expect(page).toContain('property="og:site_name" content="East Lake Cup &lt;/script&gt;"');
    expect(page).toContain(`name="description" content="${stored.description.US}"`);
    expect(page).toContain('<html lang="en-US"');
    const picture = `https://m.example/api/sys/file/download/${stored.sharePicture}`;
    expect(page).toContain(`property="og:image" content="${picture}"`);
    expect(page).not.toContain('Neutral');
  });

  it('sets the home screen name in each language', async () => {
    const link = '<link rel="manifest" href="site.webmanifest?lang=US" />';
    await pageWith(link, { 'accept-language': 'en' });
    const response = await app.inject('/site.webmanifest?lang=HK');
    expect(response.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(response.json()).toMatchObject({
      name: '東湖創業大賽',
      lang: 'zh-HK',
      theme_color: stored.color,
      icons: [{ src: 'api/sys/file/download/identity-logo', sizes: 'any' }],
    });
    const headers = { 'accept-language': 'en', 'if-none-match': 'none' };
    const english = await app.inject({ url: '/site.webmanifest', headers });
    expect(english.json()).toMatchObject({ name: NAME.US, short_name: stored.shortName.US });
    const again = { ...headers, 'if-none-match': String(english.headers.etag) };
    expect((await app.inject({ url: '/site.webmanifest', headers: again })).statusCode).toBe(304);
  });

  it('updates home screen name and colour together with the page', async () => {
    await write({ ...stored, name: { ...NAME, US: 'West Lake Cup' }, color: '#722ed1' });
    await pageWith('West Lake Cup');
    expect((await app.inject('/site.webmanifest?lang=US')).json()).toMatchObject({
      name: 'West Lake Cup',
      theme_color: '#722ed1',
      icons: [{ src: '/assets/favicon.svg' }],
    });
    await write({ ...stored, name: NAME, logo: 'identity-logo', icon: 'identity-logo' });
  });

  it('embeds itself and the menu in the page, in every language', async () => {
    const picture = 'identity-logo';
    await write({ ...stored, name: NAME, logo: picture, mainPicture: picture });
    const page = await pageWith('"mainPicture":"api/sys/file/download/identity-logo"');
    expect(page).toContain(`<title>${NAME.CN}</title>`);
    const block = /<script type="application\/json" id="site-identity">(.*?)<\/script>/.exec(page);
    const { identity, pictures, menu } = JSON.parse(block?.[1] ?? '') as {
      identity: Record<string, Schemas['SiteIdentity']>;
      pictures: object;
      menu: Record<string, object[]>;
    };
    expect(pictures).toEqual({
      logo: 'api/sys/file/download/identity-logo',
      mainPicture: 'api/sys/file/download/identity-logo',
    });
    expect(identity['US']?.name).toBe(NAME.US);
    expect(menu['US']?.[0]).toEqual({ routerName: 'Home' });
    expect(menu['US']).not.toContainEqual({ routerName: 'AdminBackOffice' });
    expect(identity['HK']).toEqual((await read('zh-HK')).data);
  });
}
