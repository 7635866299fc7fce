import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeAdministrator } from '../../server/identity/system-user/make-administrator.ts';
import { Metrics } from '../../server/http/metrics.ts';
import { sharedDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const TOKEN = 'only-prometheus-knows';
const PERSON = { phone: '13912345678', email: 'marker@example.org', password: 'Marker-2026' };

let database: Awaited<ReturnType<typeof sharedDatabase>>;
let api: TestApi;

beforeAll(async () => {
  database = await sharedDatabase();
});
afterAll(() => database.close());

async function open(metricsToken?: string): Promise<void> {
  api = await testApi(database.open, {
    demo: false,
    ...(metricsToken !== undefined && { metricsToken }),
  });
}
afterEach(() => api.close());

const scrape = (authorization?: string) =>
  api.app.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  });

it('metrics count requests by operation and code, cache lookups, notices and process data', async () => {
  await open(TOKEN);
  await makeAdministrator(api.db, PERSON);
  const login = { username: PERSON.phone, password: 'wrong-Word-1' };
  await api.call('login', '/client/user/login', { body: login });
  await api.login(PERSON.phone, PERSON.password);
  // `api.call` would clear the response cache.
  await api.app.inject('/api/client/menu');
  await api.app.inject('/api/client/menu');
  await api.app.inject({ url: `/nowhere/${PERSON.phone}` });

  const { statusCode, headers, body } = await scrape(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const count = (labels: string) =>
    new RegExp(`^site_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(body)?.[1];
  expect(count('operation="login",code="1001"')).toBe('1');
  expect(count('operation="login",code="200"')).toBe('1');
  expect(count('operation="getMenu",code="200"')).toBe('2');
  expect(count('operation="page",code="404"')).toBe('1');
  expect(body).toContain('site_answer_cache_total{result="miss"} 1');
  expect(body).toContain('site_answer_cache_total{result="hit"} 1');
  expect(body).toMatch(/^# TYPE site_notices gauge$/m);
  expect(body).toContain('site_oldest_notice_seconds 0\n');
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).not.toContain(PERSON.phone);
});

it('metrics return 404 without the right token', async () => {
  await open(TOKEN);
  const nowhere = await api.app.inject({ url: '/no-such-page' });
  for (const authorization of [
    undefined,
    TOKEN,
    'Bearer ',
    `Bearer ${TOKEN} `,
    `bearer ${TOKEN}`,
  ]) {
    const { statusCode, headers } = await scrape(authorization);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe(nowhere.headers['content-type']);
  }
});

it('metrics are disabled without a configured token', async () => {
  await open();
  expect((await scrape('Bearer undefined')).statusCode).toBe(404);
});

it('metrics report connections to PostgreSQL, also while the database is down', async () => {
  await open();
  const down = () => Promise.reject(new Error('down'));
  const db = {
    select: () => ({ from: () => ({ groupBy: down, where: down }) }),
  } as unknown as TestApi['db'];
  const pool = () => ({ total: 5, idle: 1, waiting: 2 });
  const { body } = await new Metrics({ db, pool }).text();
  expect(body).toContain('site_database_connections{state="open"} 5');
  expect(body).toContain('site_database_connections{state="waiting"} 2');
  expect(body).not.toMatch(/^site_notices\{/m);
  expect(body).not.toMatch(/^site_oldest_notice_seconds /m);
});
