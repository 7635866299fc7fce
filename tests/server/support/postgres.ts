import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface RunningPostgres {
  url: string;
  /** Id of the server process, the parent of the connections’ processes. */
  pid: () => number;
  /** Closes all connections, stays down during `meanwhile`, and restarts with the same data. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Suspends the server and its connections. */
  pause: () => void;
  resume: () => void;
  /** Kills the server and its connections, like a failing machine. */
  kill: () => Promise<void>;
  /** Starts the server again, without waiting until it responds. */
  start: () => void;
  stop: () => Promise<void>;
}

function findPrograms(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().reverse(),
  ];
  return folders.find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  );
}

/**
 * Returns the user that runs PostgreSQL: `postgres` if this process is root, because PostgreSQL
 * refuses root; undefined if there is no such user.
 */
function identity(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

async function reachable(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

/** Signals the server and its connections, which are separate processes. */
function signal({ pid = 0 }: ChildProcess, name: NodeJS.Signals): void {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  for (const one of [pid, ...children.trim().split('\n').map(Number)]) process.kill(one, name);
}

/** Creates an empty database; returns its URL. */
export async function createDatabase({ url }: RunningPostgres, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Creates a folder for a cluster; returns functions that run its programs. */
function clusterFolder(user: { uid?: number; gid?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const how = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  return { folder, data: join(folder, 'data'), how };
}

/** Starts the cluster in a folder. */
async function runCluster(
  programs: string,
  { folder, data, how }: ReturnType<typeof clusterFolder>,
): Promise<RunningPostgres> {
  const port = await freePort();
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      { ...how, stdio: 'ignore' },
    );
  let server = start();
  const end = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await reachable(url);
  return {
    url,
    pid: () => server.pid ?? 0,
    restart: async (meanwhile) => {
      await end();
      await meanwhile();
      server = start();
      await reachable(url);
    },
    pause: () => signal(server, 'SIGSTOP'),
    resume: () => signal(server, 'SIGCONT'),
    kill: async () => {
      signal(server, 'SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
    start: () => {
      server = start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts an empty PostgreSQL in a temporary folder, or returns why that is not possible. */
export async function startPostgres(): Promise<RunningPostgres | { missing: string }> {
  const programs = findPrograms();
  if (programs === undefined) return { missing: 'initdb and postgres were not found' };
  const user = identity();
  if (user === undefined) return { missing: 'tests run as root and there is no user postgres' };
  const cluster = clusterFolder(user);
  const initdb = realpathSync(join(programs, 'initdb'));
  const arguments_ = ['-D', cluster.data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(initdb, arguments_, { ...cluster.how, stdio: 'pipe' });
  return await runCluster(programs, cluster);
}
