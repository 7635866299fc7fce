import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResult } from 'pg';
import { StartFailure } from '../start-failure.ts';
import { openPool, sendStatement, type Query } from './connection-pool.ts';
import type { DatabaseLimits } from './limits.ts';
import { logPosition, ReplicaGate, type ReplicaReport } from './replica-gate.ts';
import { unavailability } from './unavailable.ts';

/** Called when public reads leave the replica (with the reason), and when they are back. */
export type ReplicaListener = (reason: string | undefined) => void;

export interface ReplicaState {
  /** Whether it is read from. */
  inUse: boolean;
  /** Seconds since which changes may be missing in it. */
  lagSeconds: number;
  /** Public reads that were answered by it, and by the primary. */
  reads: { replica: number; primary: number };
}

/** Has public reads answered by a replica of the database. */
export interface ReadReplica {
  /**
   * Does what a public read does. Its statements go to the replica, where that has every change that
   * this process knows of to what the operation shows; else, or where it fails, to the primary.
   */
  read: <T>(operation: string, work: () => Promise<T>) => Promise<T>;
  /** Does a part of a call that is remembered for another operation, likewise. */
  readPart: <T>(operation: string, work: () => Promise<T>) => Promise<T>;
  /** The data that these operations show has changed; any, where none are named. */
  changed: (operations?: readonly string[]) => void;
  /**
   * Begins to look at the replica, which nothing is read from before: once the server is built, which
   * keeps the process from hearing in time what was asked.
   */
  onChange: (listener: ReplicaListener) => void;
  state: () => ReplicaState;
}

/** Between two looks at both servers: while something waits for the replica, and else. */
const LOOK_SOON = 50;
const LOOK_AGAIN = 1000;

/** A replica that takes longer for a statement is given up for the primary, seconds. */
const STATEMENT_SECONDS = 2;

const REPORT =
  'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed, (select id from deployment) as id';

interface Report {
  standby: boolean;
  replayed: string | null;
  /** Null where it hasn't replayed the first start yet. */
  id: string | null;
}

/** A call whose statements the replica may answer. */
interface Call {
  fromReplica: boolean;
}

interface ReplicaOptions {
  url: string;
  limits: DatabaseLimits;
  /** Sends a statement to the primary. */
  primary: (text: string) => Promise<QueryResult>;
}

/** What the pools ask before they send a read to the primary. */
export interface OpenReplica extends ReadReplica {
  /** The replica's result; undefined where the call isn't its, or it failed. */
  query: (...statement: Parameters<Query>) => Promise<QueryResult | undefined>;
  close: () => Promise<void>;
}

/** Opens a replica; one that can't be reached yet is used once it can. Throws where it holds another database. */
export async function openReplica({ url, limits, primary }: ReplicaOptions): Promise<OpenReplica> {
  const calls = new AsyncLocalStorage<Call>();
  const reads = { replica: 0, primary: 0 };
  const [own] = (await primary('select id from deployment')).rows as { id: string }[];
  const statement = Math.min(limits.statement, STATEMENT_SECONDS);
  const pool = openPool(url, Math.ceil(limits.poolSize / 2), { ...limits, statement }, failed);
  let listener: ReplicaListener = () => undefined;
  let closed = false;
  let lookNow: () => void = () => undefined;
  const gate = new ReplicaGate({
    written: async () => {
      const { rows } = await primary('select pg_current_wal_insert_lsn()::text as position');
      return logPosition((rows[0] as { position: string }).position);
    },
    report: reportOf,
    changed: (reason) => {
      // What breaks at a stop is no news.
      if (!closed) listener(reason);
    },
    now: () => performance.now(),
  });

  async function reportOf(): Promise<ReplicaReport> {
    const { rows } = await pool.query<Report>(REPORT);
    const [row] = rows;
    if (row === undefined) throw new Error('the replica says nothing of itself');
    const replayed = row.replayed === null ? 0n : logPosition(row.replayed);
    if (row.id !== null && row.id !== own?.id) return { replayed, unusable: 'another database' };
    return row.standby ? { replayed } : { replayed, unusable: 'not a replica' };
  }

  function failed(error: unknown): void {
    const failure = unavailability(error);
    if (!closed && failure !== undefined && failure.kind !== 'busy') gate.fail(failure.reason);
  }

  async function keepLooking(): Promise<void> {
    while (!closed) {
      const called = new AbortController();
      lookNow = () => called.abort();
      await gate.look();
      await wait(LOOK_SOON, undefined, { ref: false });
      if (gate.waiting) continue;
      const { signal } = called;
      await wait(LOOK_AGAIN, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function run<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const call = { fromReplica: gate.allows(operation) };
    try {
      return await calls.run(call, work);
    } finally {
      reads[call.fromReplica ? 'replica' : 'primary'] += 1;
      // What was begun and not waited for is no part of the call.
      call.fromReplica = false;
    }
  }

  await refuseOther(reportOf);
  return {
    read: run,
    readPart: async (operation, work) => {
      if (calls.getStore()?.fromReplica !== true || gate.allows(operation)) return await work();
      return await calls.run({ fromReplica: false }, work);
    },
    changed: (operations) => {
      gate.close(operations);
      lookNow();
    },
    onChange: (given) => {
      listener = given;
      void keepLooking();
    },
    state: () => ({ inUse: gate.open, lagSeconds: gate.lagSeconds, reads: { ...reads } }),
    query: async (...asked) => {
      const call = calls.getStore();
      if (call?.fromReplica !== true) return undefined;
      try {
        return await sendStatement(pool, ...asked);
      } catch (error) {
        failed(error);
        // The rest of the call, too: the primary has all that the replica has.
        call.fromReplica = false;
        return undefined;
      }
    },
    close: async () => {
      closed = true;
      lookNow();
      await pool.end();
    },
  };
}

/** Stops a start whose replica is of another database; one that isn't reached is no reason. */
async function refuseOther(report: () => Promise<ReplicaReport>): Promise<void> {
  const { unusable } = await report().catch((): Partial<ReplicaReport> => ({}));
  if (unusable === 'another database')
    throw new StartFailure(
      'DATABASE_READ_URL: it holds another database than DATABASE_URL, not a replica of it.',
    );
}
