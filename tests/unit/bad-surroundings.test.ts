import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Starts Node in the project; answers the process and what it has written. */
function start(args: readonly string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  return { child, written, ended: once(child, 'close') };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('npm test says in a line that the temporary folder cannot be written, and begins nothing', async () => {
  const { child, written, ended } = start(['scripts/test.ts'], { TMPDIR: '/proc/self' });
  await ended;
  expect(written.err).toMatch(
    /^The folder of temporary files, \/proc\/self, can't be written .*\n$/,
  );
  expect(written.out).toBe('');
  expect(child.exitCode).toBe(2);
});

it('npm test says in a line that the browser it was given is none', async () => {
  const { child, written, ended } = start(['scripts/find-chromium.ts'], {
    CHROMIUM_PATH: '/nowhere/chromium',
  });
  await ended;
  expect(written.err).toBe(
    'CHROMIUM_PATH=/nowhere/chromium: there is no program that can be run.\n',
  );
  expect(child.exitCode).toBe(2);
});

/** Two steps: one that tells its process and continues for ever, one that must not begin. */
const STEPS = `
  import { runSteps } from './scripts/support/steps.ts';
  const waits = 'console.log("step " + process.pid + "."); setInterval(() => undefined, 1000)';
  await runSteps([
    { name: 'waits', run: [process.execPath, '-e', waits] },
    { name: 'next', run: [process.execPath, '-e', 'console.log("begun")'] },
  ]);
`;

it('a run that is killed takes its step along', async () => {
  const { child, written, ended } = start(['--input-type=module', '-e', STEPS]);
  await expect.poll(() => written.out, { timeout: 20_000 }).toMatch(/step \d+\./);
  const pid = Number(/step (\d+)\./.exec(written.out)?.[1]);
  expect(runs(pid)).toBe(true);
  child.kill('SIGKILL');
  await ended;
  // Whoever takes in orphans may leave them listed for a moment after their end.
  await expect.poll(() => runs(pid), { timeout: 20_000 }).toBe(false);
  expect(written.out).not.toContain('begun');
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a run that %s ends leaves no step behind and begins no other',
  async (signal) => {
    const { child, written, ended } = start(['--input-type=module', '-e', STEPS]);
    await expect.poll(() => written.out, { timeout: 20_000 }).toMatch(/step \d+\./);
    const pid = Number(/step (\d+)\./.exec(written.out)?.[1]);
    expect(runs(pid)).toBe(true);
    child.kill(signal);
    await ended;
    expect(runs(pid)).toBe(false);
    expect(written.out).not.toContain('begun');
    expect(written.out).toContain(`ended by ${signal}`);
    expect(child.exitCode).toBe(1);
  },
);
