import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/boot/app.ts';
import { activities, files } from '../../../server/database/schema.ts';
import { api } from './context.ts';

const PAGE = `<!doctype html><head>
<meta name="description" content="All of it" />
<meta property="og:title" content="Match" />
<meta
  property="og:description"
  content="All of it"
/>
<meta property="og:image" content="/assets/card.jpg" />
<meta property="og:image:width" content="1200" />
<meta property="og:locale" content="zh_CN" />
<title>Match</title></head>`;

/** The demo’s name. */
const SITE = '启明创新创业大赛';

const ACTIVITY = {
  id: 'shared-activity',
  kind: 'salon',
  title: { CN: 'Tea & "talk" <b>$&</b>', US: 'Tea & "talk" <b>$&</b>' },
  start: new Date('2026-12-05T06:00:00Z'),
  end: new Date('2026-12-05T09:00:00Z'),
  signUpStart: new Date('2026-11-01T00:00:00Z'),
  signUpEnd: new Date('2026-12-01T00:00:00Z'),
  city: { CN: '深圳', US: 'Shenzhen' },
  address: { CN: '一号楼', US: 'Building 1' },
  capacity: 9,
  description: { CN: '' },
  contactName: '王',
  contactPhone: '13800000000',
} as const;

/** Meta tags of a link to an activity, as messengers read them. */
export function shareCardTests(): void {
  let site: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'site-card-'));
    await writeFile(join(site, 'index.html'), PAGE);
    const { db, files: folder, noticeSender } = api;
    app = await buildApp({ db, files: folder, noticeSender, site, publicUrl: 'https://m.example' });
    await db.insert(activities).values(ACTIVITY);
  });

  afterAll(async () => {
    await app.close();
    await rm(site, { recursive: true });
    await api.db.delete(activities).where(eq(activities.id, ACTIVITY.id));
  });

  const pageOf = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ url, headers });
    expect(statusCode).toBe(200);
    return body;
  };
  const message = (page: string, name: string) =>
    new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1];
  const set = (change: Partial<typeof activities.$inferInsert>) =>
    api.db.update(activities).set(change).where(eq(activities.id, ACTIVITY.id));

  it('contains title, time and place of the activity in the query, as plain text', async () => {
    const page = await pageOf(`/?activity=${ACTIVITY.id}`);
    const title = 'Tea &amp; &quot;talk&quot; &lt;b&gt;$&amp;&lt;/b&gt;';
    expect(message(page, 'og:title')).toBe(title);
    expect(page).toContain(`<title>${title}</title>`);
    for (const name of ['og:description', 'description'])
      expect(message(page, name)).toBe('2026/12/5 14:00（北京时间）· 深圳 一号楼');
    expect(message(page, 'og:image')).toBe(
      'https://m.example/api/sys/file/download/site-share-picture',
    );
  });

  it.each([
    ['the reader’s', '', { 'accept-language': 'en-GB,en;q=0.9' }, 'en_US', '12/5/26, 14:00 (Bei'],
    ['the link’s', '&lang=HK', { 'accept-language': 'en' }, 'zh_HK', '12/5/26, 14:00（北京時間'],
    ['the site’s, if the link’s is invalid,', '&lang=XX', {}, 'zh_CN', '2026/12/5 14:00（北京'],
  ])('uses %s language', async (_, more, headers, locale, words) => {
    const page = await pageOf(`/?from=timeline&activity=${ACTIVITY.id}${more}`, headers);
    expect(message(page, 'og:locale')).toBe(locale);
    expect(message(page, 'og:description')).toContain(words);
  });

  it('uses the activity’s own picture if it is public and messengers support its format', async () => {
    const picture = { id: 'shared-cover', name: 'a.png', size: 1, hash: 'x', public: true };
    await api.db.insert(files).values({ ...picture, mime: 'image/png' });
    await set({ coverFileId: picture.id });
    const shown = async () => message(await pageOf(`/?activity=${ACTIVITY.id}`), 'og:image');
    expect(await shown()).toBe('https://m.example/api/sys/file/download/shared-cover');
    const page = await pageOf(`/?activity=${ACTIVITY.id}`);
    expect(message(page, 'og:image:width'), 'the size of another picture').toBeUndefined();
    const own = 'https://m.example/api/sys/file/download/site-share-picture';
    for (const change of [{ mime: 'image/svg+xml' }, { mime: 'image/png', public: false }]) {
      await api.db.update(files).set(change).where(eq(files.id, picture.id));
      expect(await shown()).toBe(own);
    }
    await set({ coverFileId: null });
    await api.db.delete(files).where(eq(files.id, picture.id));
  });

  it('marks a cancelled activity', async () => {
    await set({ cancelReason: { CN: 'Storm' } });
    expect(message(await pageOf(`/?activity=${ACTIVITY.id}`), 'og:description')).toBe('活动已取消');
    await set({ cancelReason: null });
  });

  describe('falls back to the site’s own card', () => {
    it('for an unpublished activity', async () => {
      await set({ published: false });
      expect(message(await pageOf(`/?activity=${ACTIVITY.id}`), 'og:title')).toBe(SITE);
      await set({ published: true });
    });

    it.each([
      '/',
      '/?activity=',
      '/?activity=nothing',
      '/?activity=%00',
      `/?activity=${ACTIVITY.id}&activity=${ACTIVITY.id}`,
      `/?activity=${encodeURIComponent(`${ACTIVITY.id}' or '1'='1`)}`,
    ])('for %s', async (url) => {
      expect(message(await pageOf(url), 'og:title')).toBe(SITE);
    });
  });
}
