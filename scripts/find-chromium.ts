import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt, succeeds } from './support/apt.ts';
import { isCommand, runCommand, takeNoArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function runnable(path: string): boolean {
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
  }
  const path = before ?? findChromium();
  if (path === undefined) {
    console.error(
      `The tests need Chromium: install it (Debian: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM_PATH.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Chromium: ${path}`);
}

if (isCommand(import.meta.url)) await runCommand('npm run test:browser', main);
