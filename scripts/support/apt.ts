import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command with its output on stderr. Returns true if it succeeds. */
export function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs Debian packages. Returns false if the system, the user's permissions or apt prevent it. */
export function installWithApt(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  if (!root && !succeeds('sudo', '-n', 'true')) return false;
  const apt = (...args: string[]) =>
    root ? succeeds('apt-get', ...args) : succeeds('sudo', '-n', 'apt-get', ...args);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
