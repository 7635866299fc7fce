import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrapPglite } from '../../server/database/open.ts';
import { grow } from '../bench/grow.ts';
import { demoDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

let api: TestApi;
let token: string;
let statements = 0;
/** An edition with published winners. */
let id: string | undefined;

/** Counts the statements outside and inside transactions. */
function countStatements(client: PGlite): void {
  const counting = (on: Pick<PGlite, 'query'>) => {
    const query = on.query.bind(on);
    on.query = (...given) => {
      statements += 1;
      return query(...given);
    };
  };
  counting(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (run) =>
    transaction((tx) => {
      counting(tx);
      return run(tx);
    });
}

beforeAll(async () => {
  const { client, copy } = await demoDatabase();
  countStatements(client);
  const opened = await wrapPglite(client, () => Promise.resolve());
  api = await testApi(() => Promise.resolve({ ...opened, copy }));
  token = await api.login('13800000003', 'Admin-2026');
  id = (await editions()).find(({ winners }) => winners.length > 0)?.id;
}, 300_000);
afterAll(() => api.close());

async function editions() {
  return (await api.call('listStaffMatches', '/sys/match', { token })).data;
}

/** The statements of each operation that reads or writes many rows. */
async function count(): Promise<{
  rows: Record<string, number>;
  statements: Record<string, number>;
}> {
  const matches = await editions();
  const rows: Record<string, number> = { matches: matches.length };
  const counted: Record<string, number> = {};
  const measure = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    statements = 0;
    const result = await call();
    counted[name] = statements;
    return result;
  };
  const publish = (published: boolean) =>
    api.call('publishWinners', '/sys/match/winners', {
      token,
      method: 'PUT',
      body: { id, published },
    });
  await measure('listStaffMatches', editions);
  const roles = await measure('listRoles', () => api.call('listRoles', '/sys/role', { token }));
  rows['roles'] = roles.data.length;
  await measure('withdrawal of results', () => publish(false));
  const published = await measure('publication of results', () => publish(true));
  expect(published.code).toBe(200);
  rows['winners'] = published.data.winners.length;
  return { rows, statements: counted };
}

it('is the same for many rows as for few', async () => {
  const few = await count();
  await grow(api.db, 3);
  await api.db.execute(sql`
    insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', m.id || n, 'year', 2030 + row_number() over ()))).*
    from matches m, generate_series(1, 3) n`);
  await api.db.execute(sql`
    insert into staff_roles select r.id || n, jsonb_build_object('CN', n), r.permissions
    from (select * from staff_roles limit 1) r, generate_series(1, 3) n`);
  const many = await count();
  for (const [kind, rows] of Object.entries(few.rows))
    expect(many.rows[kind]).toBeGreaterThan(rows);
  expect(many.statements).toEqual(few.statements);
});
