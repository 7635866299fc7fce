import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt, succeeds } from './support/apt.ts';
import { isCommand, runCommand, takeNoArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium without its windows. */
const SHELL = 'chromium-headless-shell';

/** Arguments of the test runners that want a browser to be seen. */
const SEEN = new Set(['--headed', '--ui', '--debug', '--browser.headless=false']);

/** Where a program of one of these names would be, in the order of the search. */
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
 * Path of a whole Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own, the
 * first that can be run. Undefined when there is none. Throws when `CHROMIUM_PATH` is set and
 * can't be run: who names a browser wants that one.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (runnable(named)) return named;
    throw new ToolFailure(`CHROMIUM_PATH=${named}: there is no program that can be run.`);
  }
  return [...inSystem(NAMES), MAC, chromium.executablePath()].find(runnable);
}

/**
 * Path of the browser that tests use where nobody looks: Chromium without its windows, where the
 * system has it, needs far less of the processor; any other Chromium will do.
 */
export function findHeadlessChromium(): string | undefined {
  const full = findChromium();
  const named = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  if (!named && full !== undefined && process.argv.some((argument) => SEEN.has(argument))) {
    // Playwright's workers don't get its arguments.
    process.env['CHROMIUM_PATH'] = full;
    return full;
  }
  return named ? full : (inSystem([SHELL]).find(runnable) ?? full);
}

/** With the fonts, Chinese text has glyphs and its real width. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** Prints the path of a Chromium; gets one when there is none; exit code 1 when it can't. */
function main(): void {
  takeNoArguments();
  const before = findChromium();
  if (before === undefined) {
    console.error('No Chromium found: installing one for the tests.');
    if (!installWithApt(PACKAGES) || findChromium() === undefined) {
      succeeds('npx', 'playwright', 'install', 'chromium');
    }
    // Not every system has it, and the tests do without.
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
    console.log(`With the package ${SHELL} browser tests take about two thirds of the time.`);
}

if (isCommand(import.meta.url)) await runCommand('node scripts/find-chromium.ts', main);
