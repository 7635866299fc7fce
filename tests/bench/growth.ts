import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/boot/app.ts';
import { wrapPglite, type OpenDatabase } from '../../server/database/open.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { seed } from '../../server/demo/seed.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { startPostgres } from '../server/support/postgres.ts';
import type { OpenForTest } from '../server/support/open-for-test.ts';
import { grow } from './grow.ts';

/** Minimum request rate relative to that of the demo’s size (issue 21, fault 12). */
const LEAST = 0.5;
const TIMES = Number(process.env['BENCH_TIMES'] ?? 100);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 40);
const ONLY = process.env['BENCH_ONLY'];
/** Pause between requests on the server’s clock, longer than responses and totals are cached. */
const PAUSE_MILLISECONDS = 11_000;

interface Read {
  name: string;
  /** Returns the path of request `n` for this number of records. */
  path: (n: number, total: number) => string;
  staff?: boolean;
}

const WORDS = ['智能', '医疗', '新能源', '数据', '机器人', '芯片', '农业', '材料'];
const NAMES = ['王芳', '张伟', '李娜', '13800', '刘洋', '陈静', '杨勇', '赵敏'];
const some = (words: readonly string[], n: number) =>
  encodeURIComponent(words[n % words.length] ?? '');

const ENTRIES = '/api/client/project/anons';
const USERS = '/api/sys/user';
const NEWS = '/api/client/news/anons/news';
const ACTIVITIES = '/api/client/activity/anons';
const last = (total: number, size: number) => String(Math.max(1, Math.ceil(total / size)));
const middle = (total: number, size: number) => String(Math.max(1, Math.ceil(total / size / 2)));

const READS: Read[] = [
  { name: 'entries, first page', path: () => `${ENTRIES}?current=1&pageSize=12` },
  {
    name: 'entries, page in the middle',
    path: (_, total) => `${ENTRIES}?current=${middle(total, 12)}&pageSize=12`,
  },
  {
    name: 'entries, last page',
    path: (_, total) => `${ENTRIES}?current=${last(total, 12)}&pageSize=12`,
  },
  {
    name: 'entries by keyword',
    path: (n) => `${ENTRIES}?current=1&pageSize=12&keyword=${some(WORDS, n)}`,
  },
  {
    name: 'entries of a track',
    path: () => `${ENTRIES}?current=1&pageSize=12&domain=energy`,
  },
  { name: 'an entry', path: () => `${ENTRIES}/entry-3-01` },
  { name: 'search', path: (n) => `/api/client/search?keyword=${some(WORDS, n)}` },
  { name: 'news, first page', path: () => `${NEWS}?current=1&pageSize=10` },
  { name: 'news, last page', path: (_, total) => `${NEWS}?current=${last(total, 10)}&pageSize=10` },
  { name: 'an article', path: () => `${NEWS.replace(/news$/, '')}news-01` },
  { name: 'activities, first page', path: () => `${ACTIVITIES}?current=1&pageSize=10` },
  {
    name: 'activities, last page',
    path: (_, total) => `${ACTIVITIES}?current=${last(total, 10)}&pageSize=10`,
  },
  { name: 'an activity', path: () => `${ACTIVITIES}/activity-12` },
  { name: 'home', path: () => '/api/client/match/info/home' },
  { name: 'dashboard', path: () => '/api/sys/dashboard', staff: true },
  { name: 'staff: users, first page', path: () => `${USERS}?current=1&size=50`, staff: true },
  {
    name: 'staff: users, last page',
    path: (_, total) => `${USERS}?current=${last(total, 50)}&size=50`,
    staff: true,
  },
  {
    name: 'staff: users by keyword',
    path: (n) => `${USERS}?current=1&size=50&keywords=${some(NAMES, n)}`,
    staff: true,
  },
  { name: 'staff: entries', path: () => '/api/sys/project?current=1&size=20', staff: true },
  {
    name: 'staff: entries, last page',
    path: (_, total) => `/api/sys/project?current=${last(total, 20)}&size=20`,
    staff: true,
  },
  {
    name: 'staff: entries by keyword',
    path: (n) => `/api/sys/project?current=1&size=20&keywords=${some(WORDS, n)}`,
    staff: true,
  },
  {
    name: 'staff: entries to decide on',
    path: () => '/api/sys/project?current=1&size=20&status=1',
    staff: true,
  },
  { name: 'staff: experts', path: () => '/api/sys/expert?current=1&size=20', staff: true },
  { name: 'staff: activities', path: () => '/api/sys/activity?current=1&size=20', staff: true },
  { name: 'staff: news', path: () => '/api/sys/news?current=1&size=20', staff: true },
  {
    name: 'staff: news by keyword',
    path: (n) => `/api/sys/news?current=1&size=20&keywords=${some(WORDS, n)}`,
    staff: true,
  },
  { name: 'staff: notices', path: () => '/api/sys/notice?current=1&size=20', staff: true },
  { name: 'staff: audit log', path: () => '/api/sys/audit?current=1&size=20', staff: true },
  {
    name: 'staff: audit log by keyword',
    path: (n) => `/api/sys/audit?current=1&size=20&keywords=news-${String(n + 1)}`,
    staff: true,
  },
];

/** A server with a database of `times` the demo’s size. */
class Site {
  readonly #app: FastifyInstance;
  readonly #clock: { now: Date };
  #token = '';

  constructor(app: FastifyInstance, clock: { now: Date }) {
    this.#app = app;
    this.#clock = clock;
  }

  async logIn(): Promise<void> {
    const response = await this.#app.inject({
      method: 'POST',
      url: '/api/client/user/login',
      payload: { username: '13800000003', password: 'Admin-2026' },
    });
    this.#token = response.json<{ data: { token: string } }>().data.token;
  }

  /** Returns the duration of a request in milliseconds and the total in its response. */
  async call(url: string): Promise<{ took: number; total: number }> {
    this.#clock.now = new Date(this.#clock.now.getTime() + PAUSE_MILLISECONDS);
    const began = performance.now();
    const response = await this.#app.inject({ url, headers: { token: this.#token } });
    const took = performance.now() - began;
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return { took, total: response.json<{ data?: { total?: number } }>().data?.total ?? 0 };
  }
}

async function openSite(open: OpenForTest, times: number): Promise<Site> {
  const files = await mkdtemp(join(tmpdir(), 'site-growth-'));
  const clock = { now: new Date() };
  const database: OpenDatabase = await open(async (db) => {
    await seed(db, { incoming: files, store: folderStore({ files }), demo: true, now: clock.now });
    const began = performance.now();
    await grow(db, times);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`Created ${String(times)} times the demo's data in ${seconds} s.`);
  }, false);
  const app = await buildApp({
    db: database.db,
    files,
    noticeSender: {
      mail: () => Promise.resolve(),
      sms: () => Promise.resolve(),
      sendsMail: false,
      hasSmsGateway: false,
    },
    now: () => clock.now,
  });
  process.once('beforeExit', () => void rm(files, { recursive: true, force: true }));
  const site = new Site(app, clock);
  await site.logIn();
  return site;
}

/**
 * Returns the mean without the slowest tenth: it includes requests that recount, but not pauses of
 * the machine.
 */
function typical(values: readonly number[]): number {
  const counted = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.9));
  return counted.reduce((sum, one) => sum + one, 0) / counted.length;
}

async function compare(name: string, small: Site, large: Site): Promise<void> {
  const rows = [];
  for (const { name: read, path, staff } of READS) {
    if (ONLY !== undefined && !read.includes(ONLY)) continue;
    if (staff === true) await Promise.all([small.logIn(), large.logIn()]);
    const sites = [small, large].map((site) => ({ site, total: 0, took: [] as number[] }));
    for (let call = 0; call < CALLS; call += 1) {
      // Alternating, because the machine’s speed drifts.
      for (const one of sites) {
        const { took, total } = await one.site.call(path(call, one.total));
        one.total = total;
        // The first requests find no prepared statements and no total.
        if (call >= CALLS / 5) one.took.push(took);
      }
    }
    const [before = NaN, after = NaN] = sites.map(({ took }) => typical(took));
    const ratio = before / after;
    rows.push({
      read,
      'at 1 ×, per second': Math.round(1000 / before),
      [`at ${String(TIMES)} ×, per second`]: Math.round(1000 / after),
      ratio: Number(ratio.toFixed(2)),
      met: ratio >= LEAST,
    });
  }
  console.log(
    `\n${name}: sequential requests per second with 1 × and ${String(TIMES)} × the demo's data`,
  );
  console.table(rows);
}

async function embedded(): Promise<void> {
  const open: OpenForTest = (prepare) => wrapPglite(new PGlite(), prepare);
  await compare('Embedded database', await openSite(open, 1), await openSite(open, TIMES));
}

async function postgres(): Promise<void> {
  const [one, other] = [await startPostgres(), await startPostgres()];
  if ('missing' in one || 'missing' in other) {
    console.log(`Skipped PostgreSQL: ${'missing' in one ? one.missing : ''}`);
    return;
  }
  try {
    const small = await openSite((prepare) => openPostgres(one.url, prepare), 1);
    const large = await openSite((prepare) => openPostgres(other.url, prepare), TIMES);
    await compare('PostgreSQL', small, large);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

if (process.env['BENCH_DATABASE'] !== 'embedded') await postgres();
if (process.env['BENCH_DATABASE'] !== 'postgres') await embedded();
process.exit();
