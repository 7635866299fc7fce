import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_FLAGS } from '../../scripts/support/server-flags.ts';
import { freePort } from './support/free-port.ts';
import { S3_CREDENTIALS } from './support/s3.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Debian’s `nobody`, for a server that must not be able to write its program. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const AS_NOBODY = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

const START_MILLISECONDS = 5 * 60_000;

/**
 * Copies the files of the last stage of the Dockerfile: sources, the build, and a link to the
 * packages.
 */
function copyImage(target: string): void {
  mkdirSync(target);
  const [, , stage = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM /m);
  for (const [, list = ''] of stage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm))
    for (const source of list.split(' ')) {
      const path = source.replace('/src/', '');
      const place = join(target, path);
      if (path === 'node_modules') symlinkSync(join(ROOT, path), place);
      else cpSync(join(ROOT, path), place, { recursive: true, dereference: true });
    }
}

describe('the files of the image', () => {
  let folder: string;
  let tree: string;
  let node: string;
  const running = new Set<ChildProcess>();

  /** Runs the image’s command as its user, without the environment of this machine. */
  function run(args: readonly string[], variables: Record<string, string>) {
    const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
    const child = spawn(node, args, {
      cwd: tree,
      ...AS_NOBODY,
      env: { NODE_ENV: 'production', DATA_DIR: data, BACKUP_DIR: backups, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  }

  async function exitCode(args: readonly string[], variables: Record<string, string>) {
    const [code] = (await once(run(args, variables), 'close')) as [number | null];
    return code;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-container-'));
    chmodSync(folder, 0o755);
    tree = join(folder, 'tree');
    node = join(folder, 'node');
    copyImage(tree);
    copyFileSync(process.execPath, node);
    for (const name of ['data', 'backups']) {
      mkdirSync(join(folder, name));
      if (IS_ROOT) chownSync(join(folder, name), NOBODY, NOBODY);
    }
  }, START_MILLISECONDS);

  afterAll(async () => {
    // Processes left by a failure would write to the folder again.
    await Promise.all(
      [...running].map((child) => {
        child.kill('SIGKILL');
        return once(child, 'close');
      }),
    );
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'serves as a user that can write only to its data folder',
    async () => {
      execFileSync('chmod', ['-R', 'a-w', tree]);
      const port = String(await freePort());
      const variables = { HOST: '127.0.0.1', PORT: port, DRAIN_SECONDS: '0', SEED_DEMO: 'on' };
      const server = run([...SERVER_FLAGS, 'server/boot/main.ts'], variables);
      const ended = once(server, 'close');
      for await (const text of server.stdout) if (String(text).includes('Listening on')) break;
      expect(await exitCode(['scripts/container/health.ts'], { PORT: port })).toBe(0);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("'sha256-"),
      ]);
      expect(await exitCode(['scripts/container/backup-health.ts'], {})).toBe(1);
      expect(await exitCode(['scripts/backup.ts'], {})).toBe(0);
      expect(await exitCode(['scripts/container/backup-health.ts'], {})).toBe(0);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(await exitCode(['scripts/container/health.ts'], { PORT: port })).toBe(1);
    },
    START_MILLISECONDS,
  );

  it('create the bucket once', async () => {
    const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
    const variables = {
      FILE_STORE: 's3://site-files',
      S3_ENDPOINT: `http://127.0.0.1:${String(store.port)}`,
      ...S3_CREDENTIALS,
    };
    for (const message of ['created', 'exists']) {
      const child = run(['scripts/container/make-bucket.ts'], variables);
      expect(await text(child.stdout)).toContain(message);
    }
    await store.stop();
  });
});
