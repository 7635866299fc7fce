import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import { inOneProcess } from '../../database/in-one-process.ts';
import { repeat } from '../../base/repeat.ts';
import type { FileStore } from '../../store/file-store.ts';
import { removeExpired } from './remove-expired.ts';
import { removeUnattached } from './remove-unattached.ts';

const INTERVAL_MILLISECONDS = 6 * 3_600_000;

interface Retention {
  db: Database;
  store: FileStore;
  identityDays: number;
  auditDays: number;
  outbox: string;
  /** Removes records without a limit. */
  all: boolean;
}

/** Logs the result of a run, if it did anything. */
function report(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { removed, refused }: Awaited<ReturnType<typeof removeExpired>>,
): void {
  if (Object.values(removed).some((count) => count > 0))
    log.info({ removed }, 'removed expired records');
  if (Object.keys(refused).length > 0)
    log.warn(
      { refused },
      'kept expired records, because they are more than 5 % of all; check the clock, or start once with RETENTION_ALL=on',
    );
}

/** Runs the retention at once and then four times a day. */
export function startRetention(
  { db, store, ...rules }: Retention,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  return repeat({
    pause: INTERVAL_MILLISECONDS,
    round: async () => {
      const result = await inOneProcess(db, 'retention', (tx) =>
        removeExpired(tx, { ...rules, now: new Date() }),
      );
      if (result !== undefined) report(log, result);
      const now = new Date();
      const files = await inOneProcess(db, 'unattachedFiles', (tx) => removeUnattached(tx, now));
      if (files === undefined || files.length === 0) return;
      await store.moveToRemoved(files, now);
      log.info({ files: files.length }, 'moved unreferenced uploads to the removed files');
    },
    onError: (err) => log.error({ err }, 'failed to remove expired records'),
  });
}
