import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { checkAgainstContract } from './support/contract-check.ts';
import { startPostgres, type RunningPostgres } from './support/postgres.ts';
import { newDataDir, spawnServer, stopServer } from './support/server-process.ts';

const postgres = await startPostgres();

/** All connections except the test’s own. */
const OURS =
  "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";
const ACTIVITY = 'activity-01';
const LIMITS = {
  DATABASE_POOL_SIZE: '6',
  DATABASE_STATEMENT_TIMEOUT: '2',
  DATABASE_LOCK_TIMEOUT: '1',
};

interface Response {
  status: number;
  msg: string;
  retryAfter: string | null;
  milliseconds: number;
}

/** Two servers on one PostgreSQL that disconnects, blocks or hangs. */
function tests({ url, restart, pause, resume }: RunningPostgres): void {
  let servers: ReturnType<typeof spawnServer>[];
  let addresses: string[];
  let tokens: string[];
  let admin: Client;

  beforeAll(async () => {
    const variables = { DATA_DIR: await newDataDir(), DATABASE_URL: url, SEED_DEMO: 'on' };
    servers = [spawnServer({ ...variables, ...LIMITS }), spawnServer({ ...variables, ...LIMITS })];
    addresses = await Promise.all(servers.map(({ listening }) => listening));
    const { db, close } = await openPostgres(url, () => Promise.resolve());
    const people = Array.from(
      { length: 12 },
      (_, i) => `user-attendee-${String(i + 1).padStart(3, '0')}`,
    );
    tokens = await Promise.all(people.map((id) => beginSession(db, id, new Date())));
    await close();
    await connectAdmin();
  }, 120_000);

  afterAll(async () => {
    await admin.end();
    expect(await Promise.all(servers.map(stopServer))).toEqual([0, 0]);
  });

  async function connectAdmin(): Promise<void> {
    admin = new Client({ connectionString: url });
    admin.on('error', () => undefined);
    await admin.connect();
  }

  /** Sends a request to one of the servers; rejects a response that is not in the contract. */
  async function call(
    at: number,
    id: string,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const began = Date.now();
    const response = await fetch(`${addresses[at % 2] ?? ''}/api${path}`, {
      ...init,
      signal: AbortSignal.timeout(25_000),
    });
    const json = (await response.json()) as { msg: string };
    checkAgainstContract(id, { status: response.status, json });
    return {
      status: response.status,
      msg: json.msg,
      milliseconds: Date.now() - began,
      retryAfter: response.headers.get('retry-after'),
    };
  }

  /** Reads a user’s own data, because cached public lists stay available during an outage. */
  const read = (at: number) =>
    call(at, 'getActivitySignUp', `/client/activity/signUp/${ACTIVITY}`, {
      headers: { token: tokens[at % tokens.length] ?? '' },
    });

  const signUp = (at: number, language = 'en-US') =>
    call(at, 'signUpActivity', '/client/activity/signUp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        token: tokens[at % tokens.length] ?? '',
      },
      body: JSON.stringify({ activityId: ACTIVITY }),
    });

  const many = (count: number, act: (at: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, at) => act(at)));

  const statuses = (responses: Response[]) =>
    [...new Set(responses.map(({ status }) => status))].toSorted();

  /** Expects a localized message and a retry time in each 503 response. */
  function expectUnavailable(responses: Response[]): void {
    for (const { retryAfter, msg } of responses.filter(({ status }) => status === 503)) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(msg).toBe('The service is temporarily unavailable, please try again later');
    }
  }

  /** The number of log lines about a lost connection. */
  const lost = (at: number) => servers[at]?.output().split('database connection lost').length ?? 0;

  async function expectAllWorking(): Promise<void> {
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
    // More concurrent requests than connections: a leaked connection would block one.
    expect(statuses(await many(40, read))).toEqual([200]);
    expect(statuses(await many(40, signUp))).toEqual([200]);
    const { rows } = await admin.query<{ count: number }>(`select count(*)::int ${OURS}`);
    // Two servers with six connections each, plus one each for notifications.
    expect(rows[0]?.count).toBeLessThanOrEqual(2 * (6 + 1));
  }

  it('survive the loss of connections in transactions, and leak none', async () => {
    const before = [lost(0), lost(1)];
    let ending = true;
    const responses: Response[] = [];
    const write = async (at: number) => {
      while (ending) responses.push(await signUp(at));
    };
    const writers = Array.from({ length: 12 }, (_, at) => write(at));
    for (let round = 0; round < 40; round += 1) {
      await admin.query(`select pg_terminate_backend(pid) ${OURS}`);
      // Long enough for the servers to be in their next transactions.
      await wait(25);
    }
    ending = false;
    await Promise.all(writers);
    expect(statuses(responses)).toEqual([200, 503]);
    expectUnavailable(responses);
    await expectAllWorking();
    // One log line per outage.
    expect([lost(0) - (before[0] ?? 0), lost(1) - (before[1] ?? 0)]).toEqual([1, 1]);
  }, 60_000);

  it('answer reads after their connections were closed', async () => {
    await many(20, read);
    await admin.query(`select pg_terminate_backend(pid) ${OURS}`);
    expect(statuses(await many(20, read))).toEqual([200]);
  }, 30_000);

  it('answer 503 while PostgreSQL is down, and recover when it is back', async () => {
    await restart(async () => {
      const responses = [...(await many(4, signUp)), ...(await many(4, read))];
      expect(statuses(responses)).toEqual([503]);
      expectUnavailable(responses.slice(0, 4));
    });
    await connectAdmin();
    await expectAllWorking();
  }, 60_000);

  it('keep reading while a row is locked, and answer writes with 503 after the lock timeout', async () => {
    await admin.query('begin');
    await admin.query('select 1 from activities where id = $1 for update', [ACTIVITY]);
    // Twice the number of connections for writes.
    const writing = many(12, signUp);
    await wait(200);
    const reads = await many(10, read);
    const writes = await writing;
    await admin.query('rollback');
    expect(statuses(reads)).toEqual([200]);
    expect(Math.max(...reads.map(({ milliseconds }) => milliseconds))).toBeLessThan(900);
    expect(statuses(writes)).toEqual([503]);
    expectUnavailable(writes);
    await expectAllWorking();
  }, 60_000);

  it('answer 503 while PostgreSQL hangs, and recover with it', async () => {
    pause();
    try {
      const responses = [...(await many(4, read)), ...(await many(4, signUp))];
      expect(statuses(responses)).toEqual([503]);
      expect(Math.max(...responses.map(({ milliseconds }) => milliseconds))).toBeLessThan(18_000);
    } finally {
      resume();
    }
    await expectAllWorking();
  }, 90_000);
}

if ('missing' in postgres) {
  describe.skip(`two servers on a failing PostgreSQL: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('two servers on a failing PostgreSQL', () => tests(postgres));
}
