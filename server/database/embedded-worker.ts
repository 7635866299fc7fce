import { parentPort } from 'node:worker_threads';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import type { ThreadResponse, ThreadRequest, Statement } from './embedded-messages.ts';

/** Interval of checkpoints. PGlite lacks PostgreSQL's background process for them, so its log would only grow. */
const CHECKPOINT_MILLISECONDS = 600_000;

let client: PGlite | undefined;

/** Open transactions by the `id` of their `begin` request. */
const transactions = new Map<
  number,
  { tx: Transaction; end: (commit: boolean) => Promise<void> }
>();

function openClient(): PGlite {
  if (client === undefined) throw new Error('the embedded database is closed');
  return client;
}

/** Removes the log of completed writes. A failing disk is reported by the next statement that needs it. */
function checkpoint(): void {
  client?.query('checkpoint').catch(() => undefined);
}

function transaction(id: number) {
  const found = transactions.get(id);
  if (found === undefined) throw new Error('the transaction has ended');
  return found;
}

function query(of: Pick<PGlite, 'query'>, { text, parameters, rowMode, asText }: Statement) {
  const parsers = Object.fromEntries(asText.map((type) => [type, (value: string) => value]));
  const options: QueryOptions = { parsers, ...(rowMode !== undefined && { rowMode }) };
  return of.query(text, parameters, options);
}

/** Begins a transaction and keeps it open until its `end` request. */
function begin(id: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let finish: (() => void) | undefined;
    const transactionEnd = openClient().transaction(async (tx) => {
      const ended = new Promise<void>((end) => {
        finish = end;
      });
      const end = async (commit: boolean) => {
        transactions.delete(id);
        if (!commit) await tx.rollback();
        finish?.();
        await transactionEnd;
      };
      transactions.set(id, { tx, end });
      resolve();
      await ended;
    });
    // Reports a failed `begin`. Later failures reject the `end` request.
    transactionEnd.catch(reject);
  });
}

async function handle(request: ThreadRequest): Promise<unknown> {
  switch (request.kind) {
    case 'open':
      client = await PGlite.create({ dataDir: request.dataDir, startParams: request.startParams });
      setInterval(checkpoint, CHECKPOINT_MILLISECONDS).unref();
      return undefined;
    case 'query':
      return await query(
        request.tx === undefined ? openClient() : transaction(request.tx).tx,
        request.statement,
      );
    case 'begin':
      await begin(request.id);
      return undefined;
    case 'end':
      await transaction(request.tx).end(request.commit);
      return undefined;
    case 'close':
      await openClient().close();
      client = undefined;
  }
}

/** Returns the strings and numbers of an error, such as the SQLSTATE; other values may not be cloneable. */
function detailsOf(error: Error): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );
}

parentPort?.on('message', (request: ThreadRequest) => {
  const { id } = request;
  const send = (response: ThreadResponse) => parentPort?.postMessage(response);
  handle(request).then(
    (result) => send({ id, result }),
    (error: unknown) => {
      const known = error instanceof Error ? error : new Error(String(error));
      send({ id, error: { message: known.message, details: detailsOf(known) } });
    },
  );
});
