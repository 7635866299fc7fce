import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runnable } from './find-chromium.ts';
import { installWithApt } from './support/apt.ts';
import { isCommand, runCommand, rejectArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

/** Returns the path of the first of these programs on `PATH`. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

/** Programs that `npm run test:browsers` needs, with their Debian packages. */
const PROGRAMS = {
  MiniBrowser: {
    package: 'webkit2gtk-driver',
    find: () =>
      globSync('/usr/{lib/*,lib64,libexec}/webkit2gtk-4.{1,0}/MiniBrowser')
        .sort()
        .findLast(runnable),
  },
  WebKitWebDriver: { package: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver') },
  Xvfb: { package: 'xvfb', find: () => onPath('Xvfb') },
  'matchbox-window-manager': {
    package: 'matchbox-window-manager',
    find: () => onPath('matchbox-window-manager'),
  },
  firefox: { package: 'firefox-esr', find: () => onPath('firefox-esr', 'firefox') },
} satisfies Record<string, { package: string; find: () => string | undefined }>;

type Program = keyof typeof PROGRAMS;

/** Returns the path of a program. Throws a `ToolFailure` if it is missing. */
export function findProgram(name: Program): string {
  const path = PROGRAMS[name].find();
  if (path !== undefined) return path;
  throw new ToolFailure(`${name} is missing: run \`node scripts/find-browsers.ts\`.`);
}

function missing(): Program[] {
  const names = Object.keys(PROGRAMS) as Program[];
  return names.filter((name) => PROGRAMS[name].find() === undefined);
}

/** Installs missing browsers if possible. Sets exit code 1 if one is still missing. */
function main(): void {
  rejectArguments();
  const before = missing();
  if (before.length > 0) {
    console.error(`Installing missing programs: ${before.join(', ')}.`);
    const packages = before.map((name) => PROGRAMS[name].package);
    installWithApt([...new Set(packages), 'fonts-noto-cjk']);
  }
  const left = missing();
  if (left.length === 0) return;
  const packages = [...new Set(left.map((name) => PROGRAMS[name].package))];
  console.error(
    `The tests in WebKit and Firefox need ${left.join(', ')} (Debian: apt-get install ${packages.join(' ')}).`,
  );
  process.exitCode = 1;
}

if (isCommand(import.meta.url)) await runCommand('npm run test:browsers', main);
