import { desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorLog } from '../../../server/database/schema.ts';
import { api, HOUR } from './context.ts';

const entry = {
  type: 'ajax',
  code: 502,
  text: 'TransportFault in getMenu',
  url: '/api/client/menu',
  time: '2026-11-21T13:00:00.000Z',
};

function send(...entries: (typeof entry & { stack?: string })[]) {
  return api.call('sendErrorLog', '/client/errorLog', { body: { entries } });
}

export function errorLogTests(): void {
  it('stores a browser’s report without the query of its URL', async () => {
    const { data } = await send(entry, { ...entry, url: '/api/x?token=secret#y', code: 0 });
    expect(data).toEqual({ accepted: 2 });
    const [newest, before] = await api.db.select().from(errorLog).orderBy(desc(errorLog.id));
    expect(before).toMatchObject({ type: 'ajax', code: 502, url: '/api/client/menu' });
    expect(newest?.url).toBe('/api/x');
  });

  it('stores the location of a program error as paths only', async () => {
    const stack = 'at show (/assets/c-1.js?token=secret:1:2)\nshow@/assets/c-2.js#x:3:4';
    await send({ ...entry, type: 'page', stack }, entry);
    const [without, stored] = await api.db.select().from(errorLog).orderBy(desc(errorLog.id));
    expect(stored?.stack).toBe('at show (/assets/c-1.js:1:2)\nshow@/assets/c-2.js:3:4');
    expect(without?.stack).toBeNull();
  });

  it('deletes reports after 30 days', async () => {
    await send(entry);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 31 * 24 * HOUR);
    await send(entry);
    api.clock.now = before;
    expect(await api.db.$count(errorLog)).toBe(1);
  });

  it('keeps the newest 10 000 reports, checked once a minute', async () => {
    const batch = Array.from({ length: 200 }, () => entry);
    expect((await send(...batch)).data).toEqual({ accepted: 200 });
    const at = api.clock.now.toISOString();
    await api.db.execute(
      sql`insert into error_log (type, code, text, url, time, received_at)
        select 'ajax', 502, 'one of many', '/', ${at}::timestamptz, ${at}::timestamptz
        from generate_series(1, 10000)`,
    );
    await send(entry);
    expect(await api.db.$count(errorLog)).toBeGreaterThan(10_200);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await send(entry);
    expect(await api.db.$count(errorLog)).toBe(10_000);
    // The first batch contained the oldest reports.
    expect(await api.db.$count(errorLog, eq(errorLog.text, entry.text))).toBe(2);
  }, 60_000);

  it('refuses a third concurrent batch with 429 and a retry time', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(entry)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
    expect(responses[2]?.headers['retry-after']).toBe('5');
    expect((await send(entry)).status).toBe(200);
  });

  it('refuses an empty batch and a batch of more than 200', async () => {
    expect((await send()).status).toBe(400);
    expect((await send(...Array.from({ length: 201 }, () => entry))).status).toBe(400);
  });
}
