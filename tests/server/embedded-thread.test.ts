import { globSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, type OpenDatabase } from '../../server/database/open.ts';
import { rateLimits } from '../../server/database/schema.ts';
import { emptyDataDir } from './support/templates.ts';

/** Opens a database in a new folder, as the server does after its first start. */
const open = async () =>
  await openEmbedded(join(await emptyDataDir(), 'database'), () => Promise.resolve());

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await open();
}, 60_000);
afterAll(() => opened.close());

const row = (key: string) => ({ key, calls: 1, windowEnd: new Date('2026-11-25T01:02:03.456Z') });

async function known(key: string): Promise<number> {
  const [found] = await opened.db
    .select({ rows: count() })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return found?.rows ?? 0;
}

it('keeps the event loop free while the embedded database computes', async () => {
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  const slow = opened.db.execute(sql`select count(*) from generate_series(1, 300000)`);
  setImmediate(turn);
  await slow;
  done = true;
  expect(turns).toBeGreaterThan(100);
});

it('returns values as they were written', async () => {
  await opened.db.insert(rateLimits).values(row('values'));
  const [found] = await opened.db.select().from(rateLimits).where(eq(rateLimits.key, 'values'));
  expect(found).toEqual(row('values'));
  const other = sql`select '{"a": ["ü", 1, null]}'::jsonb as json, 12::bigint as big, true as flag`;
  const result: unknown = await opened.db.execute(other);
  expect(result).toMatchObject({ rows: [{ json: { a: ['ü', 1, null] }, big: 12, flag: true }] });
});

it('commits a transaction, and rolls back a failed one', async () => {
  await opened.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values(row('kept'));
    await tx.transaction((inner) => inner.insert(rateLimits).values(row('kept within')));
  });
  const failed = opened.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values(row('dropped'));
    throw new Error('on second thoughts');
  });
  await expect(failed).rejects.toThrow('on second thoughts');
  const broken = opened.db.transaction((tx) => tx.insert(rateLimits).values(row('kept')));
  await expect(broken).rejects.toMatchObject({
    cause: { code: '23505', constraint: 'rate_limits_pkey' },
  });
  expect(await Promise.all(['kept', 'kept within', 'dropped'].map(known))).toEqual([1, 1, 0]);
});

it('runs no other statement between those of a transaction', async () => {
  const order: string[] = [];
  const first = opened.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    order.push('first');
    await tx.execute(sql`select 1`);
    order.push('second');
  });
  const other = opened.db.execute(sql`select 1`).then(() => order.push('other'));
  await Promise.all([first, other]);
  expect(order).toEqual(['first', 'second', 'other']);
});

it('returns the error of a statement, and continues', async () => {
  const error: unknown = await opened.db.execute(sql`select nothing`).catch((e: unknown) => e);
  expect(error).toMatchObject({ cause: { code: '42703' } });
  expect(await known('nothing')).toBe(0);
});

it('rejects statements once it is closed', async () => {
  const other = await open();
  await other.close();
  await expect(other.db.execute(sql`select 1`)).rejects.toThrow();
});

it('keeps no log of the rows that the first start wrote', async () => {
  const folder = join(await emptyDataDir(), 'database');
  const written = await openEmbedded(folder, async (db) => {
    const rows = sql`select repeat('x', 1000) as text from generate_series(1, 100000)`;
    await db.execute(sql`create table texts as ${rows}`);
  });
  // One file has 16 MB; the rows have about 100 MB.
  expect(globSync('pg_wal/0*', { cwd: folder }).length).toBeLessThan(4);
  await written.close();
}, 60_000);
