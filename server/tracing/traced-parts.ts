import type { EmbeddedClient } from '../database/embedded-thread.ts';
import type { NoticeSender } from '../notices/notice-sender.ts';
import type { FileStore } from '../store/file-store.ts';
import { traced, tracedStatement } from './tracing.ts';

type Query = EmbeddedClient['query'];

function tracedQuery(query: Query): Query {
  return (text, parameters, options) =>
    tracedStatement(text, () => query(text, parameters, options));
}

/** The embedded database whose statements are steps. */
export function tracedClient(client: EmbeddedClient): EmbeddedClient {
  return {
    dataDir: client.dataDir,
    waitReady: client.waitReady,
    close: () => client.close(),
    query: tracedQuery((...args) => client.query(...args)),
    transaction: (work) =>
      client.transaction((tx) =>
        work(
          Object.assign(Object.create(tx) as typeof tx, {
            query: tracedQuery((...args) => tx.query(...args)),
          }),
        ),
      ),
  };
}

/** The store whose work is steps; how long a file takes to be sent isn't part of opening it. */
export function tracedStore(store: FileStore): FileStore {
  const step = <T>(name: string, work: () => Promise<T>) => traced(`file ${name}`, {}, work);
  return {
    ...store,
    put: (id, path) => step('put', () => store.put(id, path)),
    open: (id, part) => step('open', () => store.open(id, part)),
    remove: (names) => step('remove', () => store.remove(names)),
    check: () => step('check', () => store.check()),
  };
}

/** The ways out whose messages are steps. */
export function tracedSender({ mail, sms, ...rest }: NoticeSender): NoticeSender {
  return {
    ...rest,
    mail: (message) => traced('mail', {}, () => mail(message)),
    sms: (message) => traced('sms', {}, () => sms(message)),
  };
}
