import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { freePort } from '../server/support/free-port.ts';
import { startPostgres, type RunningPostgres } from '../server/support/postgres.ts';
import { S3_CREDENTIALS, startS3 } from '../server/support/s3.ts';
import { spawnServer, stopServer } from '../server/support/server-process.ts';
import type { CleanUp } from './clean-up.ts';
import { mountDisk, type Disk } from './disk.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { copyProject, type ProjectTree } from './project-tree.ts';
import { Relay } from './relay.ts';
import { SupervisedServer } from './supervised-server.ts';

export const WORLDS = ['embedded', 'postgres'] as const;
export type WorldName = (typeof WORLDS)[number];

/** Size in megabytes of disks that a fault fills. */
const DATA_DISK = 400;
const FILES_DISK = 100;
const BUCKET = 'faults';

/** A complete deployment whose parts can fail. */
export interface World {
  name: WorldName;
  /** The visitors’ origin, served through `line`. */
  address: string;
  line: Relay;
  server: SupervisedServer;
  /** Seconds of a start on an otherwise idle machine: the minimum for any restart. */
  startSeconds: number;
  project: ProjectTree;
  mail: MailServer;
  /** PostgreSQL and the connection to it; absent with the embedded database. */
  database?: { postgres: RunningPostgres; line: Relay };
  /** The connection to the S3 store; absent with files in a folder. */
  store?: Relay;
  /** The disk of the data folder, and that of files outside S3. */
  disks: { data: Disk; files?: Disk } | undefined;
}

/** A first start is slow, so its data folder is created once and copied for each fault. */
let demoData: Promise<string> | undefined;

async function makeDemoData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-faults-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = spawnServer({ DATA_DIR: folder, SEED_DEMO: 'on' });
  await server.listening;
  await stopServer(server);
  return folder;
}

const CLOCK = join(import.meta.dirname, 'clock.ts');

/** Returns the URL of a service through a relay. */
function through(url: string, line: Relay): string {
  const changed = new URL(url);
  changed.port = String(line.port);
  return changed.toString();
}

/**
 * Starts a deployment with demo content: one process with the embedded database and a folder of
 * files, or two processes with PostgreSQL and an S3 store.
 * @param withDisks puts its data on separate disks
 */
export async function startWorld(
  name: WorldName,
  withDisks: boolean,
  cleanUp: CleanUp,
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'site-faults-'));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  const project = copyProject(folder);
  const dataDir = join(folder, 'data');
  const disks = withDisks ? mountDisks(name, dataDir, cleanUp) : undefined;
  if (name === 'embedded') {
    demoData ??= makeDemoData();
    cpSync(await demoData, dataDir, { recursive: true });
  }
  const mail = await cleanUp.open(startMailServer(), (one) => one.stop());
  const port = await freePort();
  const line = await cleanUp.open(
    Relay.open(() => port),
    (one) => one.close(),
  );
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const services = name === 'postgres' ? await startServices(cleanUp) : undefined;
  const server = new SupervisedServer(
    {
      ...S3_CREDENTIALS,
      DATA_DIR: dataDir,
      PORT: String(port),
      SERVE_SITE: 'on',
      SEED_DEMO: 'on',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Competition <no-reply@example.org>',
      NODE_OPTIONS: `--import=${CLOCK}`,
      FAULTS_CLOCK: clock,
      ...services?.variables,
    },
    project.script,
  );
  cleanUp.add(() => server.stop());
  const began = Date.now();
  await server.listening;
  const startSeconds = (Date.now() - began) / 1000;
  const address = `http://127.0.0.1:${line.port}`;
  const own = { name, address, line, server, startSeconds, project, mail, disks };
  return { ...own, ...services?.parts };
}

function mountDisks(name: WorldName, dataDir: string, cleanUp: CleanUp): World['disks'] {
  const data = mountDisk(dataDir, DATA_DISK);
  cleanUp.add(() => data.unmount());
  if (name === 'postgres') return { data };
  const files = mountDisk(join(dataDir, 'files'), FILES_DISK);
  cleanUp.add(() => files.unmount());
  return { data, files };
}

/** Starts PostgreSQL and an S3 store, each behind a relay. */
async function startServices(cleanUp: CleanUp) {
  const postgres = await cleanUp.open(startPostgres(), async (one) => {
    if ('stop' in one) await one.stop();
  });
  if ('missing' in postgres)
    throw new ToolFailure(
      `PostgreSQL can't be started: ${postgres.missing}. On Debian: apt-get install postgresql`,
    );
  const database = await cleanUp.open(
    Relay.open(() => Number(new URL(postgres.url).port)),
    (one) => one.close(),
  );
  const s3 = await cleanUp.open(startS3(), (one) => one.stop());
  s3.bucket(BUCKET);
  const store = await cleanUp.open(
    Relay.open(() => Number(new URL(s3.endpoint).port)),
    (one) => one.close(),
  );
  return {
    variables: {
      PROCESSES: '2',
      DATABASE_URL: through(postgres.url, database),
      FILE_STORE: `s3://${BUCKET}`,
      S3_ENDPOINT: through(s3.endpoint, store),
    },
    parts: { database: { postgres, line: database }, store },
  };
}
