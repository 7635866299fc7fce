import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { CONNECT_MILLISECONDS } from './limits.ts';

/** Invalidates cached responses in the other processes that share the database. */
export interface ChangeChannel {
  /**
   * Invalidates the responses of these operations in the other processes; without a connection, after the
   * next reconnect.
   */
  announce: (operations: readonly string[]) => void;
  /**
   * Starts listening. Calls the listener with the operations that another process announced; after each
   * connect without operations, because any announcement may have been missed.
   */
  onChange: (listener: ChangeListener) => void;
}

type ChangeListener = (operations?: readonly string[]) => void;

const CHANNEL = 'responses_changed';
const RECONNECT_MILLISECONDS = 1000;

/**
 * Opens a change channel over PostgreSQL's LISTEN and NOTIFY on a separate connection; reconnects when the
 * connection breaks. Behind PgBouncer, the channel requires session mode; without it, cached responses stay
 * until they expire.
 */
export function openChangeChannel(url: string): ChangeChannel & { close: () => Promise<void> } {
  let closed = false;
  let current: Client | undefined;
  let processId: number | undefined;
  const pending = new Set<string>();

  function announce(operations: readonly string[]): void {
    for (const operation of operations) pending.add(operation);
    if (current === undefined || processId === undefined || pending.size === 0) return;
    const sent = [...pending];
    pending.clear();
    current.query('select pg_notify($1, $2)', [CHANNEL, sent.join()]).catch(() => {
      for (const operation of sent) pending.add(operation);
    });
  }

  async function connect(listener: ChangeListener): Promise<void> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
    // An unhandled `error` event would end the process; an `end` event follows.
    client.on('error', () => undefined);
    client.on('notification', ({ processId: sender, payload = '' }: Notification) => {
      // This process has invalidated its own cache already.
      if (sender !== processId) listener(payload.split(','));
    });
    current = client;
    try {
      await client.connect();
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await client.query(`listen ${CHANNEL}`);
      const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
      processId = rows[0]?.id;
      // PostgreSQL does not repeat notifications sent before `listen`.
      listener();
      announce([]);
      await ended;
    } finally {
      processId = undefined;
      await client.end().catch(() => undefined);
    }
  }

  async function stayConnected(listener: ChangeListener): Promise<void> {
    while (!closed) {
      // The pools report the outage.
      await connect(listener).catch(() => undefined);
      await wait(RECONNECT_MILLISECONDS, undefined, { ref: false });
    }
  }

  return {
    announce,
    onChange: (listener) => {
      void stayConnected(listener);
    },
    close: async () => {
      closed = true;
      await current?.end().catch(() => undefined);
    },
  };
}
