import type { EncryptionKeys } from '../base/key-file.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { handleBackupRequests } from '../ops/backup/requests.ts';
import { openNoticeSender } from '../notices/notice-sender.ts';
import { deliveryReport, type DeliveryCounts } from '../notices/delivery-report.ts';
import { cleanUpAtStart, startBackgroundWork } from './background-work.ts';
import { countOpenDemoAccounts } from '../demo/demo-accounts.ts';
import { openDataFolder } from '../base/data-folder.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import type { Environment } from './environment.ts';
import { checkFreeSpace } from '../base/free-space.ts';
import { encryptWithCurrentKey } from '../identity/identity-document/identity-documents.ts';
import { identityKeys } from '../identity/identity-document/identity-keys.ts';
import { logging } from '../base/logging.ts';
import { explainListening, probePort } from './port.ts';
import {
  encryptFactorsWithCurrentKey,
  secondFactorKeys,
} from '../identity/second-factor/encryption-key.ts';
import { databasePlace, openDatabase } from './open-database.ts';
import { warnAfter } from '../base/warn-after.ts';
import { responseCache } from '../http/response-cache.ts';
import { openStore } from '../store/open-store.ts';
import { claimStore } from '../files/store-owner.ts';
import { clamdScanner } from '../files/uploads/scanner.ts';

export interface RunningServer {
  /** URL that the server listens on. */
  address: string;
  /**
   * Reports not ready but accepts requests for `drainSeconds`, in which load balancers notice; `cut` ends
   * the wait. Then completes running requests and closes database and data folder.
   */
  stop: (drainSeconds: number, cut?: AbortSignal) => Promise<void>;
}

const siteFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Maximum time for the completion of running requests, such as uploads, at a shutdown. */
const CLOSE_TIMEOUT_MILLISECONDS = 5000;

/** Stops accepting requests and waits for running ones. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MILLISECONDS);
  await app.close();
  clearTimeout(cut);
}

/** Logs when the database becomes unreachable and reachable again. */
function reportOutages(database: OpenDatabase, log: FastifyBaseLogger): void {
  database.onOutage?.((reason) => {
    if (reason === undefined) log.warn('database reachable again');
    else log.error({ reason }, 'database connection lost');
  });
}

/** Warns if demo accounts still have their public passwords. */
async function warnOfDemoAccounts(log: FastifyBaseLogger, counted: Promise<number>): Promise<void> {
  const accounts = await counted;
  if (accounts > 0) log.warn({ accounts }, 'demo accounts with public passwords: for trials only');
}

/** Encrypts second factors with the current key; warns if no key decrypts some of them. */
async function encryptFactors(
  log: FastifyBaseLogger,
  db: Database,
  keys: EncryptionKeys,
): Promise<void> {
  const unreadable = await encryptFactorsWithCurrentKey(db, keys);
  if (unreadable > 0)
    log.warn(
      { unreadable },
      'SECOND_FACTOR_KEY lacks a key: some stored second factors are unreadable',
    );
}

/**
 * Opens data folder and database, then listens. If a step fails, undoes the earlier ones and rethrows the
 * error, which is a `StartupError` if the operator can fix it.
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const undo: (() => unknown)[] = [];
  const draining = new AbortController();
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const stop = async (drainSeconds: number, cut?: AbortSignal) => {
    draining.abort();
    await wait(drainSeconds * 1000, undefined, { signal: cut }).catch(() => undefined);
    await undoAll();
  };
  await probePort(environment);
  try {
    const exclusive = environment.databaseUrl === undefined;
    const folder = await openDataFolder(environment.dataDir, { exclusive });
    undo.push(() => folder.release());
    await checkFreeSpace(folder, { embedded: exclusive });
    const store = await openStore(environment.bucket, folder);
    // Loads the app while the thread of the embedded database opens the database.
    const [database, { buildApp }] = await Promise.all([
      openDatabase(environment, folder, store),
      import('./app.ts'),
    ]);
    undo.push(() => database.close());
    // Runs in the background: verifying the password hashes is slow.
    const openDemoAccounts = countOpenDemoAccounts(database.db);
    openDemoAccounts.catch(() => undefined);
    if (exclusive) {
      const requests = handleBackupRequests(database.db, { folder, store }, environment.backup);
      undo.push(() => requests.stop());
    }
    const messages: DeliveryCounts = new Map();
    const report = deliveryReport({ db: database.db, log: () => app.log, counts: messages });
    const noticeSender = openNoticeSender(environment, folder.outbox, report);
    const factorKeys = await secondFactorKeys(environment.secondFactorKeys, folder.path);
    const numberKeys = await identityKeys(environment.identityKeys, folder.path);
    const requiredOfStaff = environment.staffSecondFactor === 'required';
    const cache = responseCache({ now: () => new Date(), changes: database.changes });
    const app: FastifyInstance = await buildApp({
      db: database.db,
      changes: database.changes,
      cache,
      files: folder.files,
      store,
      noticeSender,
      messages,
      scan: environment.scanner && clamdScanner(environment.scanner),
      contentSources: environment.contentSources,
      site: environment.serveSite ? siteFolder : undefined,
      publicUrl: environment.publicUrl,
      // In a trial, links point to the developer's machine.
      siteUrl: () =>
        environment.publicUrl ?? (environment.isTrial ? app.listeningOrigin : undefined),
      trustProxy: environment.trustProxy,
      hstsDays: environment.hstsDays,
      staffIdleMinutes: environment.staffIdleMinutes,
      identityKeys: numberKeys,
      secondFactor: { keys: factorKeys, requiredOfStaff },
      metricsToken: environment.metricsToken,
      pool: database.pool,
      draining: draining.signal,
      maxConnections: environment.maxConnections,
      networkLimits: environment.networkLimits,
      maxNetworkConnections: environment.maxNetworkConnections,
      logger: logging(environment.logLevel),
    });
    undo.push(() => closeApp(app));
    const parts = { environment, database, folder, store, noticeSender, cache };
    const work = startBackgroundWork(app.log, parts);
    undo.push(() => work.stop());
    reportOutages(database, app.log);
    await cleanUpAtStart(app.log, parts);
    await warnAfter(app.log, warnOfDemoAccounts(app.log, openDemoAccounts));
    const unreadable = await encryptWithCurrentKey(database.db, numberKeys);
    if (unreadable > 0)
      app.log.warn(
        { unreadable },
        'IDENTITY_KEYS lacks a key: some stored identity numbers are unreadable',
      );
    await warnAfter(app.log, encryptFactors(app.log, database.db, factorKeys));
    // Late, so that a failed first start leaves the store to another database.
    await claimStore(database.db, store, databasePlace(environment, folder));
    const { host, port } = environment;
    return { address: await explainListening(environment, () => app.listen({ host, port })), stop };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
