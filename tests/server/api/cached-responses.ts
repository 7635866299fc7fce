import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../server/boot/app.ts';
import type { ChangeChannel } from '../../../server/database/change-channel.ts';
import {
  activities,
  dictionaryEntries,
  domains,
  matches,
  news,
  projects,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { operationInfo } from '../../../server/http/specification.ts';
import { operations } from '../../support/contract.ts';
import { openActivity } from '../support/open-activity.ts';
import { trackOf } from '../../../server/content/reference/present.ts';
import { api } from './context.ts';

interface Written {
  id: string;
  revision: string | number;
}

/** Paths of all cached responses, except pages of single records. */
const CACHED = [
  '/client/menu',
  '/client/links',
  '/client/company',
  '/client/config/mobileSite',
  '/client/identity',
  '/client/match/info',
  '/client/match/info/home',
  '/client/match/info/sub',
  '/client/match/info/statement',
  '/client/match/info/guide',
  '/client/match/org',
  '/client/config/dict/all',
  '/mapping/all',
  '/mapping/dict/type-kept/value-one',
  '/client/city',
  '/client/template',
  '/client/domain',
  '/client/news/anons/news',
  '/client/news/anons/express',
  '/client/news/anons/video?pageSize=2',
  '/client/activity/anons?kind=training',
  '/client/project/anons?pageSize=50',
  '/client/search?keyword=a',
];

/** Paths of cached single records, without the ID. */
const PAGES = {
  getNews: '/client/news/anons/',
  getActivity: '/client/activity/anons/',
  getProject: '/client/project/anons/',
};

const labels = (CN: string) => ({ CN, US: CN, HK: CN });

/** Asserts after each write that cached responses equal those read from the database. */
export function cachedResponseTests(): void {
  let app: FastifyInstance;
  let clearAll: () => void;
  let files: string;
  const tokens = { staff: '', competitor: '' };

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'site-kept-'));
    const listeners: Parameters<ChangeChannel['onChange']>[0][] = [];
    clearAll = () => listeners[0]?.();
    const changes = {
      announce: () => undefined,
      onChange: (one: () => void) => listeners.push(one),
    };
    const { db, noticeSender, clock } = api;
    app = await buildApp({ db, files, noticeSender, changes, now: () => clock.now });
    tokens.staff = await beginSession(db, 'user-administrator', clock.now);
    tokens.competitor = await beginSession(db, 'user-attendee-001', clock.now);
  }, 30_000);

  afterAll(async () => {
    await app.close();
    await rm(files, { recursive: true });
  });

  /** Paths of records that the current test writes. */
  let pages: string[] = [];
  beforeEach(() => {
    pages = [];
  });

  async function read(): Promise<Record<string, unknown>> {
    const responses = await Promise.all(
      [...CACHED, ...pages].map(async (path) => {
        const { body } = await app.inject(`/api${path}`);
        // Each read counts a view, stored with a delay.
        const parsed: unknown = JSON.parse(
          body.replaceAll(/"browseNumber":\d+/g, '"browseNumber":0'),
        );
        return [path, parsed] as const;
      }),
    );
    return Object.fromEntries(responses);
  }

  it('covers every operation whose responses are cached', () => {
    const cached = operations.filter(({ id }) => operationInfo.get(id)?.cacheSeconds !== undefined);
    const operationOf = (path: string) =>
      cached.find((one) => {
        const pattern = one.path.replaceAll(/\{\w+\}/g, '[^/]+');
        return new RegExp(`^${pattern}$`).test(path.split('?')[0] ?? '');
      })?.id;
    const seen = new Set([...CACHED.map(operationOf), ...Object.keys(PAGES)]);
    expect(cached.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  /** Sends a write that must succeed, then compares cached responses with fresh ones. */
  async function write(
    path: string,
    payload: object | undefined,
    {
      method = 'POST',
      as = 'staff',
    }: { method?: 'POST' | 'PUT' | 'DELETE'; as?: 'staff' | 'competitor' } = {},
  ): Promise<Written> {
    await read();
    const headers = { token: tokens[as] };
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    });
    const { code, data } = response.json<{ code: number; data: Written }>();
    expect([path, code]).toEqual([path, 200]);
    const cached = await read();
    clearAll();
    expect(cached).toEqual(await read());
    return data;
  }

  const PUT = { method: 'PUT' } as const;

  it('shows a changed setting at once', async () => {
    const headers = { token: tokens.staff };
    const { data } = (await app.inject({ url: '/api/sys/config', headers })).json<{
      data: { key: string; content: string; revision: string }[];
    }>();
    const stored = data.find(({ key }) => key === 'mobileSite');
    if (stored === undefined) throw new Error('the demo has no mobile site');
    const { revision } = await write('/sys/config', { ...stored, content: 'changed' }, PUT);
    await write('/sys/config', { ...stored, revision }, PUT);
  });

  it('shows a changed identity of the site at once', async () => {
    const headers = { token: tokens.staff };
    const response = await app.inject({ url: '/api/sys/identity', headers });
    const { data } = response.json<{ data: { filing: string } }>();
    const { revision } = await write('/sys/identity', { ...data, filing: 'changed' }, PUT);
    await write('/sys/identity', { ...data, revision }, PUT);
  });

  it('shows a changed menu at once', async () => {
    const headers = { token: tokens.staff };
    const { data } = (await app.inject({ url: '/api/sys/menu', headers })).json<{
      data: { items: object[]; revision: string };
    }>();
    const items = data.items.toReversed();
    const { revision } = await write('/sys/menu', { ...data, items }, PUT);
    await write('/sys/menu', { ...data, revision }, PUT);
  });

  it.each(['organisation', 'link', 'company', 'highlight', 'story'])(
    'shows a changed list at once: %s',
    async (list) => {
      const headers = { token: tokens.staff };
      const read = async () =>
        (await app.inject({ url: `/api/sys/${list}`, headers })).json<{
          data: { items: object[]; revision: string };
        }>().data;
      const { items, revision } = await read();
      await write(`/sys/${list}`, { items: items.slice(1), revision }, PUT);
      await write(`/sys/${list}`, { ...(await read()), items }, PUT);
    },
  );

  it('shows a changed dictionary at once', async () => {
    const entry = { dictType: 'kept', value: 'one', labels: labels('一') };
    const { id, revision } = await write('/sys/dict', entry);
    await write('/sys/dict', { ...entry, id, revision, labels: labels('壹') }, PUT);
    const other = await write('/sys/dict', { ...entry, value: 'two', parentId: id });
    await write(`/sys/dict/${other.id}`, undefined, { method: 'DELETE' });
    await write('/sys/dict/of?dictType=kept&value=one', undefined, { method: 'DELETE' });
    await api.db.delete(dictionaryEntries).where(eq(dictionaryEntries.dictType, 'kept'));
  });

  it('shows a changed track at once, on the home page too', async () => {
    const track = { code: 'kept', name: labels('甲'), summary: labels('乙') };
    await write('/sys/track', track);
    await api.db.delete(domains).where(eq(domains.code, 'kept'));
    const [stored] = await api.db.select().from(domains).orderBy(domains.position).limit(1);
    if (stored === undefined) throw new Error('the demo has no tracks');
    const { code, name, summary } = stored;
    const renamed = { code, name: labels('丙'), summary, revision: trackOf(stored).revision };
    const { revision } = await write('/sys/track', renamed, PUT);
    await write('/sys/track', { code, name, summary, revision }, PUT);
  });

  it('shows a changed edition at once', async () => {
    const now = api.clock.now.getTime();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const body = {
      year: 2099,
      edition: 99,
      name: { CN: '新届' },
      theme: { CN: '开端' },
      statement: [{ CN: '一' }],
      signUpStart: at(-2),
      signUpEnd: at(10),
      introduction: { CN: '<p>好</p>' },
      stages: [{ name: { CN: '报名' }, start: at(-3), end: at(10) }],
      prizes: [{ name: { CN: '一等奖' }, amount: 100, count: 1 }],
      figures: { projects: 1, cities: 1, prizePool: 100, finance: 0 },
    };
    const { id } = await write('/sys/match', body);
    await write('/sys/match/publication', { id, published: true }, PUT);
    const { revision } = await write('/sys/match/signUp', { id, action: 'pause' }, PUT);
    const change = { statement: [{ CN: '二' }], theme: { CN: '又一' } };
    await write('/sys/match', { ...body, ...change, id, revision }, PUT);
    await write('/sys/match/winners', { id, published: false }, PUT);
    await write('/sys/match/publication', { id, published: false }, PUT);
    await write(`/sys/match/${id}`, undefined, { method: 'DELETE' });
  });

  it('shows changed news at once, on the home page too', async () => {
    const body = {
      kind: 'news',
      title: { CN: '新' },
      source: { CN: '组委会' },
      publishDate: api.clock.now.toISOString(),
      summary: { CN: '要' },
      content: { CN: '<p>文</p>' },
      published: true,
    };
    const { id, revision } = await write('/sys/news', body);
    pages = [`${PAGES.getNews}${id}`];
    const change = { ...body, id, revision, title: { CN: '改' } };
    const changed = await write('/sys/news', change, PUT);
    const hidden = { ...body, id, revision: changed.revision, published: false };
    await write('/sys/news', hidden, PUT);
    await api.db.delete(news).where(eq(news.id, id));
    clearAll();
  });

  it('shows and hides an entry at once', async () => {
    const [entry] = await api.db
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(matches, eq(matches.id, projects.matchId))
      .where(and(lt(matches.signUpEnd, api.clock.now), inArray(projects.status, [3, 4])))
      .limit(1);
    if (entry === undefined) throw new Error('the demo has no shortlisted entry');
    const { id } = entry;
    pages = [`${PAGES.getProject}${id}`];
    await write('/sys/project/published', { ids: [id], published: false }, PUT);
    await write('/sys/project/published', { ids: [id], published: true }, PUT);
  });

  it('shows taken and released seats of an activity at once, on the home page too', async () => {
    const activityId = 'kept-activity';
    pages = [`${PAGES.getActivity}${activityId}`];
    const row = openActivity(activityId, 5, api.clock.now);
    const soon = new Date(api.clock.now.getTime() + 1000);
    await api.db.insert(activities).values({ ...row, published: true, start: soon });
    clearAll();
    await write('/client/activity/signUp', { activityId }, { as: 'competitor' });
    await write('/client/activity/cancel', { activityId }, { as: 'competitor' });
    await write('/sys/activity/cancel', { id: activityId, reason: { CN: '检修' } }, PUT);
    clearAll();
  });

  it('counts the views of a cached article', async () => {
    const id = 'news-01';
    const stored = async () => {
      const [row] = await api.db.select().from(news).where(eq(news.id, id));
      if (row === undefined) throw new Error(`the demo has no ${id}`);
      return row.browseNumber;
    };
    const before = await stored();
    for (let n = 0; n < 3; n += 1) await app.inject(`/api${PAGES.getNews}${id}`);
    // A server stores pending counts when it stops.
    await app.close();
    expect(await stored()).toBe(before + 3);
  });
}
