import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrapPglite } from '../../server/database/open.ts';
import { grow } from '../bench/grow.ts';
import { demoDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const TIMES = 5;

interface Statement {
  text: string;
  values: unknown[];
}

let client: PGlite;
let api: TestApi;
let token: string;
let statements: Statement[] = [];

beforeAll(async () => {
  const demo = await demoDatabase();
  client = demo.client;
  const query = client.query.bind(client);
  client.query = (text, values, options) => {
    statements.push({ text, values: values ?? [] });
    return query(text, values, options);
  };
  const opened = await wrapPglite(client, () => Promise.resolve());
  api = await testApi(() => Promise.resolve({ ...opened, copy: demo.copy }));
  token = await api.login('13800000003', 'Admin-2026');
  await grow(api.db, TIMES);
}, 300_000);
afterAll(() => api.close());

/** Returns the query plans of a request, with sequential scans made expensive. */
async function plansOf(url: string): Promise<string> {
  statements = [];
  const response = await api.app.inject({ url: `/api${url}`, headers: { token } });
  expect(response.statusCode).toBe(200);
  const asked = statements.filter(({ text }) => /^select\b/.test(text));
  await client.exec('set enable_seqscan = off');
  const plans: string[] = [];
  for (const { text, values } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.exec('reset enable_seqscan');
  return plans.join('\n\n');
}

const word = encodeURIComponent('智能');
describe('a large database', () => {
  it.each([
    [
      'entries by a word of two characters',
      `/client/project/anons?keyword=${word}`,
      'projects_search',
    ],
    ['entries in their order', '/client/project/anons?current=12', 'projects_public_order'],
    ['a search, in entries', `/client/search?keyword=${word}`, 'projects_search'],
    ['a search, in news', '/client/search?keyword=news', 'news_search'],
    ['a search, in activities', '/client/search?keyword=forum', 'activities_search'],
    ['accounts by a name', `/sys/user?keywords=${encodeURIComponent('王芳')}`, 'users_search'],
    ['accounts by a part of a number', '/sys/user?keywords=13800', 'users_search'],
    ['accounts in their order', '/sys/user?current=20', 'users_staff_order'],
    ['entries of staff by a word', `/sys/project?keywords=${word}`, 'projects_search'],
    ['entries of staff in their order', '/sys/project?current=3', 'projects_staff_order'],
    ['entries of staff by a status', '/sys/project?status=1', 'projects_decided_order'],
    ['activities by a word', `/sys/activity?keywords=${word}`, 'activities_search'],
    ['news by a word', `/sys/news?keywords=${word}`, 'news_search'],
    ['news in their order', '/client/news/anons/news?current=3', 'news_public'],
    ['notices in their order', '/sys/notice', 'notices_newest'],
    ['the audit log by a word', '/sys/audit?keywords=news-7', 'audit_log_search'],
  ])('finds %s by an index', async (_what, url, index) => {
    expect(await plansOf(url)).toContain(index);
  });

  it.each([
    ['entries', '/client/project/anons', 'pageSize', 50],
    ['accounts', '/sys/user', 'size', 100],
    ['activities', '/client/activity/anons', 'pageSize', 20],
    ['entries of staff', '/sys/project', 'size', 50],
  ])('pages through all %s without gaps or repeats', async (_what, path, parameter, size) => {
    const seen: string[] = [];
    let total = 1;
    for (let current = 1; (current - 1) * size < total; current += 1) {
      const url = `/api${path}?current=${String(current)}&${parameter}=${String(size)}`;
      const response = await api.app.inject({ url, headers: { token } });
      const { data } = response.json<{ data: { total: number; records: { id: string }[] } }>();
      total = data.total;
      seen.push(...data.records.map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(3 * size);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('updates its counts after a write', async () => {
    const url = '/api/sys/user';
    const total = async () => {
      const response = await api.app.inject({ url, headers: { token } });
      return response.json<{ data: { total: number } }>().data.total;
    };
    const before = await total();
    const body = {
      firstName: 'Fang',
      lastName: 'Wang',
      chineseName: '王芳',
      mobile: '13899990001',
      status: 1,
      permissions: [],
      roles: [],
    };
    const made = await api.app.inject({ method: 'POST', url, headers: { token }, payload: body });
    expect(made.json()).toMatchObject({ code: 200 });
    expect(await total()).toBe(before + 1);
  });
});

const CHARACTERS = [
  '智',
  '能',
  '医',
  '疗',
  'A',
  'a',
  'É',
  'é',
  'ß',
  'İ',
  '1',
  '%',
  '_',
  '\\',
  ' ',
  "'",
];
const text = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...CHARACTERS), { minLength: least, maxLength: most })
    .map((all) => all.join(''));

it('finds every text with a word by its index', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text(0, 12), { minLength: 20, maxLength: 20 }),
      text(1, 5),
      async (texts, wanted) => {
        const { rows } = await client.query(
          `select t from unnest($1::text[]) given, search_form(given) t, search_form($2) wanted
         where strpos(t, wanted) > 0 and not search_tokens(t) @> search_keys(wanted)`,
          [texts, wanted],
        );
        expect(rows).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
