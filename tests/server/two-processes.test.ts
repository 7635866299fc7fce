import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, PREPARATION_LOCK } from '../../server/database/open-postgres.ts';
import { setScoringAddress } from '../../server/content/config/menu-queries.ts';
import type { OpenDatabase, Transaction } from '../../server/database/open.ts';
import {
  activities,
  activitySignUps,
  files,
  matches,
  menuItems,
  projectDecisions,
  projectHistory,
  projects,
  resultPublications,
} from '../../server/database/schema.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { openActivity } from './support/open-activity.ts';
import { startPostgres } from './support/postgres.ts';
import { saveSetting } from './support/save-setting.ts';
import { newDataDir, post, spawnServer, stopServer } from './support/server-process.ts';

const postgres = await startPostgres();

/** Two servers on one PostgreSQL and one folder of files, as in a deployment. */
function tests(url: string): void {
  let dataDir: string;
  let database: OpenDatabase;
  let servers: ReturnType<typeof spawnServer>[];
  let addresses: string[];

  beforeAll(async () => {
    dataDir = await newDataDir();
    const variables = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SEED_DEMO: 'on',
      TRUST_PROXY: '1',
      NETWORK_LIMITS: 'search=300',
    };
    // Concurrent starts: one prepares the database, the other waits.
    servers = [spawnServer(variables), spawnServer(variables)];
    addresses = await Promise.all(servers.map(({ listening }) => listening));
    database = await openPostgres(url, () => Promise.resolve());
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map(stopServer));
    await database.close();
  });

  /** Sends one request per token, alternating between the servers. */
  const send = (tokens: string[], path: string, body: object) =>
    Promise.all(tokens.map((token, at) => post(addresses[at % 2] ?? '', path, body, token)));

  async function people(count: number, from = 1): Promise<string[]> {
    const tokens: string[] = [];
    for (let i = from; i < from + count; i += 1) {
      const id = `user-attendee-${String(i).padStart(3, '0')}`;
      tokens.push(await beginSession(database.db, id, new Date()));
    }
    return tokens;
  }

  async function addActivity(capacity: number): Promise<string> {
    const id = `rush-${randomUUID()}`;
    await database.db.insert(activities).values(openActivity(id, capacity, new Date()));
    return id;
  }

  it('report at start that another process is preparing the database', async () => {
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    const third = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    const { host } = new URL(url);
    const line = `Waiting: another process is preparing the database at ${host}/postgres.`;
    await expect.poll(third.errors, { timeout: 20_000 }).toContain(line);
    await other.end();
    await third.listening;
    expect(await stopServer(third)).toBe(0);
  }, 60_000);

  it('give 50 seats to exactly 50 of 200 users of both servers', async () => {
    const activityId = await addActivity(50);
    const responses = await send(await people(200), '/client/activity/signUp', { activityId });
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(50);
    expect(codes.filter((code) => code === 1001)).toHaveLength(150);
    const { db } = database;
    const seats = and(
      eq(activitySignUps.activityId, activityId),
      eq(activitySignUps.status, 'signedUp'),
    );
    expect(await db.$count(activitySignUps, seats)).toBe(50);
    const [row] = await db.select().from(activities).where(eq(activities.id, activityId));
    expect(row?.signedUp).toBe(50);
  }, 60_000);

  it('take one seat for concurrent sign-ups of one user at both servers', async () => {
    const activityId = await addActivity(5);
    const [token = ''] = await people(1);
    const same = Array.from({ length: 8 }, () => token);
    const responses = await send(same, '/client/activity/signUp', { activityId });
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    const [row] = await database.db.select().from(activities).where(eq(activities.id, activityId));
    expect(row?.signedUp).toBe(1);
  }, 30_000);

  it('create one entry for a save that is sent to both servers', async () => {
    // A user without an entry in the demo.
    const [token = ''] = await people(1, 215);
    const same = Array.from({ length: 6 }, () => token);
    const body = { status: 0, saveKey: 'both-at-once', name: 'Once' };
    const responses = await send(same, '/client/project', body);
    expect(new Set(responses.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    const where = eq(projects.saveKey, 'both-at-once');
    expect(await database.db.$count(projects, where)).toBe(1);
  }, 30_000);

  it('publish planned results once', async () => {
    const { db } = database;
    const [entry] = await db.select().from(projects).where(eq(projects.matchId, 'match-3'));
    const id = entry?.id ?? '';
    const past = new Date(Date.now() - 86_400_000);
    await db.update(matches).set({ signUpEnd: past }).where(eq(matches.id, 'match-3'));
    await db.update(projects).set({ status: 1, publishedBy: null }).where(eq(projects.id, id));
    const decision = { status: 4 as const, award: '一等奖', note: null };
    await db
      .insert(projectDecisions)
      .values({ ...decision, projectId: id })
      .onConflictDoUpdate({ target: projectDecisions.projectId, set: decision });
    const plan = { id: 'planned', matchId: 'match-3', stage: 'winners' as const, at: past };
    await db.insert(resultPublications).values({ ...plan, plannedAt: new Date() });
    const published = async () => {
      const [row] = await db
        .select()
        .from(resultPublications)
        .where(eq(resultPublications.id, plan.id));
      return row?.publishedAt !== null;
    };
    await expect.poll(published, { timeout: 20_000 }).toBe(true);
    const steps = and(eq(projectHistory.projectId, id), eq(projectHistory.status, 4));
    expect(await db.$count(projectHistory, steps)).toBe(1);
    const [edition] = await db.select().from(matches).where(eq(matches.id, 'match-3'));
    expect(edition?.winners.map(({ projectId }) => projectId)).toContain(id);
  }, 30_000);

  it('share the rate limits of a network', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 320 }, async (_, at) => {
        const response = await fetch(`${addresses[at % 2]}/api/client/search?keyword=a`, {
          headers: { 'x-forwarded-for': '203.0.113.7' },
        });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  }, 30_000);

  /** Changes a setting on the first server; waits until the second returns it. */
  async function changeSetting(content: string): Promise<void> {
    const [first = '', second = ''] = addresses;
    const token = await beginSession(database.db, 'user-administrator', new Date());
    const read = async (address: string) => {
      const response = await fetch(`${address}/api/client/config/mobileSite`);
      return ((await response.json()) as { data: { content: string } }).data.content;
    };
    await read(second);
    await saveSetting(first, token, { key: 'mobileSite', content });
    expect(await read(first)).toBe(content);
    await expect.poll(() => read(second), { timeout: 5000 }).toBe(content);
  }

  it('add one menu entry for concurrent changes of the scoring system’s address', async () => {
    const { db } = database;
    const change = (tx: Transaction) => setScoringAddress(tx, 'https://scores.example.org/');
    const isScoring = eq(menuItems.routerName, 'ScoringSystem');
    await db.delete(menuItems).where(isScoring);
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    const { other } = await db.transaction(async (tx) => {
      await change(tx);
      const other = Promise.allSettled([db.transaction(change)]);
      await expect.poll(() => db.execute(waiting)).toHaveProperty('rows.length', 1);
      return { other };
    });
    expect(await other).toEqual([{ status: 'fulfilled' }]);
    expect(await db.$count(menuItems, isScoring)).toBe(1);
  });

  it('return a setting that was changed on the other server', async () => {
    await changeSetting('changed at one');
  }, 30_000);

  it('return a change that was made while they could not receive notifications', async () => {
    const ended = await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_notify%'
        or query like 'select pg_backend_pid%'`,
    );
    expect(ended).toHaveProperty('rows.length', 2);
    await changeSetting('changed meanwhile');
  }, 30_000);

  it('serve a file that the other server has stored', async () => {
    const [token = ''] = await people(1);
    const [first = '', second = ''] = addresses;
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'plan.pdf');
    const stored = await fetch(`${first}/api/client/upload/file`, {
      method: 'POST',
      headers: { token },
      body: form,
    });
    const { data } = (await stored.json()) as { data: { id: string } };
    expect(await database.db.$count(files, eq(files.id, data.id))).toBe(1);
    const url = `${second}/api/sys/file/download/${data.id}`;
    const found = await fetch(url, { headers: { token } });
    expect(await found.text()).toBe('%PDF-1.4\n%%EOF\n');
  }, 30_000);
}

if ('missing' in postgres) {
  describe.skip(`two servers on PostgreSQL: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('two servers on one PostgreSQL', () => tests(postgres.url));
}
