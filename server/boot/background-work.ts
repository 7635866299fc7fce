import type { FastifyBaseLogger } from 'fastify';
import type { DataFolder } from '../base/data-folder.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Environment } from './environment.ts';
import { startDeliveryLoop } from '../notices/delivery-loop.ts';
import type { NoticeSender } from '../notices/notice-sender.ts';
import { startResultPublication } from '../competition/result/publication-loop.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { isSoonAfterLastRun } from '../database/last-run.ts';
import { startRetention } from '../ops/retention/start-retention.ts';
import type { FileStore } from '../store/file-store.ts';
import { folderStore } from '../store/folder-store.ts';
import { cleanUpUploads } from '../files/uploads/clean-up.ts';
import { reportCleanUp } from '../files/uploads/report-clean-up.ts';
import { startPictureCopies } from '../files/uploads/start-picture-copies.ts';

interface WorkingParts {
  environment: Environment;
  database: OpenDatabase;
  folder: DataFolder;
  store: FileStore;
  noticeSender: NoticeSender;
  cache: ResponseCache;
}

/**
 * Starts background work: sending notices, retention, planned publications, scaled copies of pictures. `stop` waits for running
 * work.
 */
export function startBackgroundWork(
  log: FastifyBaseLogger,
  { environment, database, folder, store, noticeSender, cache }: WorkingParts,
): { stop: () => Promise<void> } {
  const { publicUrl, identityDays, auditDays, retentionAll, smtp } = environment;
  const { db } = database;
  const running = [
    startDeliveryLoop(
      {
        db,
        mail: noticeSender.mail,
        sms: noticeSender.hasSmsGateway ? noticeSender.sms : undefined,
        publicUrl,
        now: () => new Date(),
        // One mail at a time, because mails waiting for `pause` would be lost at a shutdown.
        batch: (smtp?.pause ?? 0) > 0 ? 1 : undefined,
        unrecorded: new Map(),
      },
      (err) => log.error({ err }, 'failed to read the queue of notices'),
    ),
    startRetention(
      { db, store, identityDays, auditDays, outbox: folder.outbox, all: retentionAll },
      log,
    ),
    startResultPublication({ db, cache }, (err) =>
      log.error({ err }, 'failed to publish planned results'),
    ),
    startPictureCopies({ db, store, incoming: folder.files }, log),
  ];
  return {
    stop: async () => {
      for (const one of running.toReversed()) await one.stop();
    },
  };
}

const DAY = 86_400_000;

/**
 * Returns the time before which incomplete files belong to no running upload. In a shared folder, uploads of
 * other servers may be running.
 */
function leftBefore(exclusive: boolean): Date {
  return new Date(Date.now() - (exclusive ? 0 : DAY));
}

/** Removes files of incomplete uploads and files that the database doesn't contain; logs the removal. */
export async function cleanUpAtStart(
  log: FastifyBaseLogger,
  { environment, database, folder, store }: WorkingParts,
): Promise<void> {
  const olderThan = leftBefore(environment.databaseUrl === undefined);
  const now = new Date();
  // After a longer gap, the clock may be wrong.
  const deletes = environment.retentionAll || (await isSoonAfterLastRun(database.db, now));
  const options = { olderThan, all: environment.cleanUpAll, deletes, now };
  // With a bucket, the local folder contains incomplete uploads.
  for (const one of environment.bucket === undefined ? [store] : [store, folderStore(folder)]) {
    const result = await cleanUpUploads(database.db, one, options);
    reportCleanUp(log, result, one.removed);
  }
}
