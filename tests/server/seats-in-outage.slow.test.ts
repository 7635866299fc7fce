import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, activitySignUps } from '../../server/database/schema.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import type { Database } from '../../server/database/open.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { openActivity } from './support/open-activity.ts';
import { startPostgres, type RunningPostgres } from './support/postgres.ts';
import {
  newDataDir,
  post,
  spawnServer,
  stopServer,
  type ServerProcess,
} from './support/server-process.ts';

const postgres = await startPostgres();

const PEOPLE = 200;
const SEATS = 50;
/** PostgreSQL restarts after this many successful sign-ups. */
const BEFORE_RESTART = 10;
const ACTIVITY = 'rush';

/** The last response to one user. */
interface LastResponse {
  userId: string;
  code: number;
  /** Whether an earlier attempt failed, which may have taken the seat. */
  repeated: boolean;
}

function tests({ url, restart }: RunningPostgres): void {
  let dataDir: string;
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    dataDir = await newDataDir();
    server = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SEED_DEMO: 'on',
      PROCESSES: '3',
    });
    address = await server.listening;
  });
  afterAll(async () => {
    await stopServer(server);
    await rm(dirname(dataDir), { recursive: true, force: true });
  });

  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { db, close } = await openPostgres(url, () => Promise.resolve());
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  it('give 50 seats to exactly 50 of 200 concurrent users, despite a restart of PostgreSQL', async () => {
    const people = await withDatabase(async (db) => {
      await db.insert(activities).values(openActivity(ACTIVITY, SEATS, new Date()));
      const ids = Array.from(
        { length: PEOPLE },
        (_, i) => `user-attendee-${String(i + 1).padStart(3, '0')}`,
      );
      return await Promise.all(
        ids.map(async (userId) => ({ userId, token: await beginSession(db, userId, new Date()) })),
      );
    });
    let seated = 0;
    let failures = 0;
    let restarted: Promise<void> | undefined;

    async function signUp({ userId, token }: (typeof people)[number]): Promise<LastResponse> {
      for (let repeated = false; ; repeated = true) {
        const body = { activityId: ACTIVITY };
        const response = await post(address, '/client/activity/signUp', body, token).catch(
          () => undefined,
        );
        if (response !== undefined && response.code !== 503) {
          if (response.code === 200) seated += 1;
          if (seated >= BEFORE_RESTART) restarted ??= restart(() => Promise.resolve());
          return { userId, code: response.code, repeated };
        }
        failures += 1;
        await wait(50);
      }
    }

    const responses = await Promise.all(people.map(signUp));
    await restarted;
    // Otherwise no request was affected by the restart.
    expect(failures).toBeGreaterThan(0);
    const [taken, counted] = await withDatabase(async (db) => {
      const rows = await db
        .select({ userId: activitySignUps.userId })
        .from(activitySignUps)
        .where(
          and(eq(activitySignUps.activityId, ACTIVITY), eq(activitySignUps.status, 'signedUp')),
        );
      const [row] = await db.select().from(activities).where(eq(activities.id, ACTIVITY));
      return [new Set(rows.map(({ userId }) => userId)), row?.signedUp] as const;
    });
    expect([taken.size, counted]).toEqual([SEATS, SEATS]);
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200, 1001]));
    const wrong = responses.filter(({ userId, code, repeated }) => {
      // A retry after a failure may be refused because the seat is already taken by the same user.
      if (code === 1001 && repeated) return false;
      return taken.has(userId) !== (code === 200);
    });
    expect(wrong).toEqual([]);
  }, 120_000);
}

if ('missing' in postgres) {
  describe.skip(`seats while PostgreSQL is restarted: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('three processes on one PostgreSQL', () => tests(postgres));
}
