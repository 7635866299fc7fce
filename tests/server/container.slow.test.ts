import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_FLAGS } from '../../scripts/support/server-flags.ts';
import { freePort } from './support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Debian's `nobody`: no user of the image may write what it runs. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const AS_NOBODY = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

/** Minutes that installing twice and building, and a first start, take on a busy machine. */
const BUILD_MILLISECONDS = 20 * 60_000;
const START_MILLISECONDS = 5 * 60_000;

/** Copies what `COPY . .` would: the files of the project, without what .dockerignore names. */
function copyContext(target: string): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) {
    if (file === '' || ignored.includes(file.split('/', 1)[0] ?? '')) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file));
  }
}

describe('the tree that the image holds', () => {
  let folder: string;
  let tree: string;
  let node: string;
  const running = new Set<ChildProcess>();

  /** What the image runs, as its user, with nothing of this machine's environment. */
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
    const sources = join(folder, 'sources');
    copyContext(sources);
    execFileSync('sh', ['scripts/container/build-tree.sh', tree], {
      cwd: sources,
      // Without NODE_ENV=test of this run, in which the router takes the build for a browser. The rest says
      // how this machine reaches the registry: without its certificates npm tries for minutes.
      env: { ...process.env, NODE_ENV: undefined },
    });
    await rm(sources, { recursive: true });
    copyFileSync(process.execPath, node);
    for (const name of ['data', 'backups']) {
      mkdirSync(join(folder, name));
      if (IS_ROOT) chownSync(join(folder, name), NOBODY, NOBODY);
    }
  }, BUILD_MILLISECONDS);

  afterAll(async () => {
    // What a failure left running would fill the folder again.
    await Promise.all(
      [...running].map((child) => {
        child.kill('SIGKILL');
        return once(child, 'close');
      }),
    );
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'serves as another user that writes to its data folder alone',
    async () => {
      execFileSync('chmod', ['-R', 'a-w', tree]);
      const port = String(await freePort());
      const variables = { HOST: '127.0.0.1', PORT: port, DRAIN_SECONDS: '0', SEED_DEMO: 'on' };
      const server = run([...SERVER_FLAGS, 'server/main.ts'], variables);
      const ended = once(server, 'close');
      for await (const text of server.stdout) if (String(text).includes('Listening on')) break;
      expect(await exitCode(['scripts/container/health.ts'], { PORT: port })).toBe(0);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("'sha256-"),
      ]);
      expect(await exitCode(['scripts/backup.ts'], {})).toBe(0);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(await exitCode(['scripts/container/health.ts'], { PORT: port })).toBe(1);
    },
    START_MILLISECONDS,
  );

  it('holds nothing that only building needs', () => {
    const size = execFileSync('du', ['-sm', tree], { encoding: 'utf8' });
    expect(Number.parseInt(size)).toBeLessThan(250);
    const modules = execFileSync('ls', [join(tree, 'node_modules')], { encoding: 'utf8' });
    expect(modules.split('\n')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(antd|react|vite|typescript|playwright)$/)]),
    );
  });
});
