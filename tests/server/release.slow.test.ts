import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const MINUTES = 60_000;

/** The environment without this project's packages. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

let folder: string;
let site: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-release-'));
});

afterAll(async () => {
  if (site?.pid !== undefined && site.exitCode === null) {
    const ended = once(site, 'exit');
    // npm doesn't pass signals on.
    process.kill(-site.pid, 'SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

it(
  'an unpacked release serves site and API with `npm start`, without a build',
  async () => {
    execFileSync(process.execPath, ['scripts/release.ts', '--out', folder], { cwd: ROOT });
    execFileSync('tar', ['-xzf', ...globSync('*.tar.gz', { cwd: folder })], { cwd: folder });
    const [release = ''] = globSync('competition-site-*/', { cwd: folder });
    const port = String(await freePort());
    const data = { DATA_DIR: join(folder, 'data'), SEED_DEMO: 'off', DRAIN_SECONDS: '0' };
    site = spawn('npm', ['start', '--silent'], {
      cwd: join(folder, release),
      env: { HOME: folder, PATH, PORT: port, ...data },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    for await (const text of site.stdout ?? []) {
      output += String(text);
      if (output.includes('Listening')) break;
    }
    expect(output).not.toContain('Building');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    const menu = await fetch(`http://127.0.0.1:${port}/api/client/menu`);
    expect([page.status, menu.status]).toEqual([200, 200]);
  },
  10 * MINUTES,
);
