import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { isCommand, runCommand, takeNoArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the Chromium that tests use: `CHROMIUM_PATH`, the system's, or Playwright's own, the
 * first that can be run. Undefined when there is none. Throws when `CHROMIUM_PATH` is set and
 * can't be run: who names a browser wants that one.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (runnable(named)) return named;
    throw new ToolFailure(`CHROMIUM_PATH=${named}: there is no program that can be run.`);
  }
  const folders = new Set([
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/snap/bin',
  ]);
  const system = [...folders].flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...system, MAC, chromium.executablePath()].find(runnable);
}

/** Runs a command with its output on stderr; true when it ended well. */
function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Debian's packages: with the fonts, Chinese text has glyphs and its real width. */
function installWithApt(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  if (!root && !succeeds('sudo', '-n', 'true')) return false;
  const apt = (...args: string[]) =>
    root ? succeeds('apt-get', ...args) : succeeds('sudo', '-n', 'apt-get', ...args);
  const packages = ['chromium', 'fonts-noto-cjk'];
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Prints the path of a Chromium; gets one when there is none; exit code 1 when it can't. */
function main(): void {
  takeNoArguments();
  const before = findChromium();
  if (before === undefined) {
    console.error('No Chromium found: installing one for the tests.');
    if (!installWithApt() || findChromium() === undefined) {
      succeeds('npx', 'playwright', 'install', 'chromium');
    }
  }
  const path = before ?? findChromium();
  if (path === undefined) {
    console.error(
      'The tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Chromium: ${path}`);
}

if (isCommand(import.meta.url)) await runCommand('npm run test:browser', main);
