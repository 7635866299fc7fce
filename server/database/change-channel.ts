import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { CONNECT_MILLISECONDS } from './limits.ts';

/** Tells the processes that share a database that what they keep of it may be out of date. */
export interface ChangeChannel {
  /** Has the other processes forget their responses of these operations; as soon as they can be reached. */
  announce: (operations: readonly string[]) => void;
  /**
   * Begins to listen. The listener is called with what another process has announced; with nothing
   * where it may have announced anything while nobody could hear it.
   */
  onChange: (listener: ChangeListener) => void;
}

type ChangeListener = (operations?: readonly string[]) => void;

const NAME = 'answers_changed';
const RECONNECT_MILLISECONDS = 1000;

/**
 * The channel over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is opened again
 * whenever it breaks. A pool of connections between (PgBouncer) must be in session mode, or what is
 * kept stays as long as it may.
 */
export function openChangeChannel(url: string): ChangeChannel & { close: () => Promise<void> } {
  let closed = false;
  let current: Client | undefined;
  /** Set while the connection listens. */
  let processId: number | undefined;
  /** What could not be announced yet. */
  const pending = new Set<string>();

  function announce(operations: readonly string[]): void {
    for (const operation of operations) pending.add(operation);
    if (current === undefined || processId === undefined || pending.size === 0) return;
    const sent = [...pending];
    pending.clear();
    current.query('select pg_notify($1, $2)', [NAME, sent.join()]).catch(() => {
      for (const operation of sent) pending.add(operation);
    });
  }

  async function connect(listener: ChangeListener): Promise<void> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
    // An event that nobody hears ends the process; the end of the connection follows it.
    client.on('error', () => undefined);
    client.on('notification', ({ processId: sender, payload = '' }: Notification) => {
      // This process has forgotten already.
      if (sender !== processId) listener(payload.split(','));
    });
    current = client;
    try {
      await client.connect();
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await client.query(`listen ${NAME}`);
      const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
      processId = rows[0]?.id;
      // What was announced before is not repeated.
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
      // The outage itself is logged where the pools are watched.
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
