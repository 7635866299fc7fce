import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt, succeeds } from './support/apt.ts';
import { isCommand, runCommand, rejectArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Debian's Chromium without a user interface. */
const SHELL = 'chromium-headless-shell';

/** Arguments of the test runners that require a visible browser. */
const SEEN = new Set(['--headed', '--ui', '--debug', '--browser.headless=false']);

/** Returns the possible paths of programs with these names, in search order. */
function inSystem(names: readonly string[]): string[] {
  const folders = new Set([
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/snap/bin',
  ]);
  return [...folders].flatMap((folder) => names.map((name) => join(folder, name)));
}

export function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of the first Chromium that can be run: `CHROMIUM_PATH`, the system's, or
 * Playwright's. Throws a `ToolFailure` if `CHROMIUM_PATH` is set but can't be run.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (runnable(named)) return named;
    throw new ToolFailure(`CHROMIUM_PATH=${named}: not an executable program.`);
  }
  return [...inSystem(NAMES), MAC, chromium.executablePath()].find(runnable);
}

/**
 * Returns the path of the browser for headless tests: `chromium-headless-shell` if it is installed,
 * because it uses less processor time, otherwise any Chromium.
 */
export function findHeadlessChromium(): string | undefined {
  const full = findChromium();
  const named = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  if (!named && full !== undefined && process.argv.some((argument) => SEEN.has(argument))) {
    // Playwright's workers don't receive the arguments of the runner.
    process.env['CHROMIUM_PATH'] = full;
    return full;
  }
  return named ? full : (inSystem([SHELL]).find(runnable) ?? full);
}

/** The fonts contain the glyphs of Chinese text, which determine its width. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** Prints the path of Chromium. Installs one if there is none; sets exit code 1 if that fails. */
function main(): void {
  rejectArguments();
  const before = findChromium();
  if (before === undefined) {
    console.error('Chromium not found: installing it for the tests.');
    if (!installWithApt(PACKAGES) || findChromium() === undefined) {
      succeeds('npx', 'playwright', 'install', 'chromium');
    }
    // Optional: not every system has this package.
    installWithApt([SHELL]);
  }
  const path = before ?? findChromium();
  if (path === undefined) {
    console.error(
      `The tests need Chromium: install it (Debian: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM_PATH.`,
    );
    process.exitCode = 1;
    return;
  }
  const headless = findHeadlessChromium();
  console.log(`Chromium: ${headless ?? path}`);
  if (headless === path && (process.env['CHROMIUM_PATH'] ?? '') === '')
    console.log(`Install the package ${SHELL} to make browser tests faster.`);
}

if (isCommand(import.meta.url)) await runCommand('node scripts/find-chromium.ts', main);
