import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** The statements of a transaction, each in a turn of its own. */
function inTurns(tx: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    await nextTurn();
    return await tx.query(...statement);
  };
  return Object.assign(Object.create(tx) as Transaction, { query });
}

/**
 * Has the embedded database, which computes in this thread, begin each statement in a turn of its own.
 * Its own queue goes from one statement to the next without a pause: while strangers keep it filled,
 * no other call would be read or answered.
 */
export function takeTurns(client: PGlite): void {
  const query: PGlite['query'] = client.query.bind(client);
  const transaction: PGlite['transaction'] = client.transaction.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(() => nextTurn()).then(run);
    last = result.catch(() => undefined);
    return result;
  };
  client.query = (...statement) => next(() => query(...statement));
  client.transaction = (run) => next(() => transaction((tx) => run(inTurns(tx))));
}
