import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { Response, Asked, Statement } from './embedded-messages.ts';

/** The part of PGlite's interface that this server uses. */
export type EmbeddedClient = Pick<
  PGlite,
  'query' | 'transaction' | 'close' | 'dataDir' | 'waitReady'
>;

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Converts a statement for the thread. Its parsers must return texts unchanged, as Drizzle's do. */
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
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** The reason why the thread has ended; later requests reject with it. */
  #over: Error | undefined;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (answered: Response) => this.#take(answered));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has ended')));
  }

  async begin(): Promise<number> {
    const number = this.#asked + 1;
    await this.ask({ kind: 'begin' });
    return number;
  }

  /** Sends a request to the thread, and keeps the process alive until the response. */
  ask(what: Without<Asked>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#over !== undefined) {
        reject(this.#over);
        return;
      }
      this.#asked += 1;
      const id = this.#asked;
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#worker.ref();
      this.#worker.postMessage({ ...what, id });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(answered: Response): void {
    // Under `node --watch`, a thread also reports the files that it has read.
    const waiting = this.#waiting.get(answered.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answered.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('result' in answered) waiting.resolve(answered.result);
    else waiting.reject(Object.assign(new Error(answered.error.message), answered.error.details));
  }

  #fail(error: Error): void {
    this.#over ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

let begun: EmbeddedThread | undefined;

/** Starts the thread of the next database to open, so that the engine loads in the meantime. */
export function beginEmbeddedThread(): void {
  begun ??= new EmbeddedThread();
}

/** Opens the embedded database in a folder, in its own thread. */
export async function openEmbeddedThread(
  dataDir: string,
  startParams: string[],
): Promise<EmbeddedClient> {
  const thread = begun ?? new EmbeddedThread();
  begun = undefined;
  try {
    await thread.ask({ kind: 'open', dataDir, startParams });
  } catch (error) {
    await thread.end();
    throw error;
  }

  const queryIn =
    (tx: number | undefined) =>
    async <T>(text: string, parameters?: unknown[], options?: QueryOptions) => {
      const statement = statementOf(text, parameters, options);
      return (await thread.ask({ kind: 'query', tx, statement })) as Results<T>;
    };

  return {
    dataDir,
    waitReady: Promise.resolve(),
    query: queryIn(undefined),
    transaction: async (run) => {
      const tx = await thread.begin();
      const result = await run({ query: queryIn(tx) } as Transaction).catch(
        async (error: unknown) => {
          await thread.ask({ kind: 'end', tx, commit: false });
          throw error;
        },
      );
      await thread.ask({ kind: 'end', tx, commit: true });
      return result;
    },
    close: async () => {
      await thread.ask({ kind: 'close' });
      await thread.end();
    },
  };
}
