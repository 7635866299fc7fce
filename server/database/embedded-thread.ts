import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { ThreadResponse, ThreadRequest, Statement } from './embedded-messages.ts';

/** The part of PGlite's interface that this server uses. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close' | 'dataDir'>;

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Converts a statement for the thread. Throws if a parser would change a value (Drizzle's parsers don't). */
function statementOf(
  text: string,
  parameters: unknown[] | undefined,
  { rowMode, parsers = {} }: QueryOptions = {},
): Statement {
  const asText = Object.keys(parsers).map(Number);
  if (asText.some((type) => parsers[type]?.('a text') !== 'a text')) {
    throw new Error('the embedded database does not support value parsers');
  }
  return { text, parameters, rowMode, asText };
}

/**
 * Runs the embedded database in a worker thread: in the main thread, each statement would block all other
 * requests.
 */
class EmbeddedThread {
  readonly #worker = new Worker(new URL('./embedded-worker.ts', import.meta.url));
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  /** Error that has ended the thread; later requests reject with this error. */
  #failure: Error | undefined;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (response: ThreadResponse) => this.#settle(response));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has ended')));
  }

  async begin(): Promise<number> {
    const number = this.#lastId + 1;
    await this.request({ kind: 'begin' });
    return number;
  }

  /** Sends a request to the thread, and keeps the process alive until the response. */
  request(what: Without<ThreadRequest>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure);
        return;
      }
      this.#lastId += 1;
      const id = this.#lastId;
      this.#pending.set(id, { resolve, reject });
      if (this.#pending.size === 1) this.#worker.ref();
      this.#worker.postMessage({ ...what, id });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: ThreadResponse): void {
    const pending = this.#pending.get(response.id);
    // Under `node --watch`, a thread also posts the files that it has read.
    if (pending === undefined) return;
    this.#pending.delete(response.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('result' in response) pending.resolve(response.result);
    else pending.reject(Object.assign(new Error(response.error.message), response.error.details));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

let startedThread: EmbeddedThread | undefined;

/** Starts the thread for the next `openEmbeddedThread` in advance, because loading the engine takes time. */
export function startEmbeddedThread(): void {
  startedThread ??= new EmbeddedThread();
}

/** Opens the embedded database of a folder in a separate thread. */
export async function openEmbeddedThread(
  dataDir: string,
  startParams: string[],
): Promise<EmbeddedClient> {
  const thread = startedThread ?? new EmbeddedThread();
  startedThread = undefined;
  try {
    await thread.request({ kind: 'open', dataDir, startParams });
  } catch (error) {
    await thread.end();
    throw error;
  }

  const queryIn =
    (tx: number | undefined) =>
    async <T>(text: string, parameters?: unknown[], options?: QueryOptions) => {
      const statement = statementOf(text, parameters, options);
      return (await thread.request({ kind: 'query', tx, statement })) as Results<T>;
    };

  return {
    dataDir,
    query: queryIn(undefined),
    transaction: async (run) => {
      const tx = await thread.begin();
      const result = await run({ query: queryIn(tx) } as Transaction).catch(
        async (error: unknown) => {
          await thread.request({ kind: 'end', tx, commit: false });
          throw error;
        },
      );
      await thread.request({ kind: 'end', tx, commit: true });
      return result;
    },
    close: async () => {
      await thread.request({ kind: 'close' });
      await thread.end();
    },
  };
}
