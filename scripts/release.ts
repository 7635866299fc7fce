import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { buildIfStale } from './support/current-site.ts';
import { ToolFailure } from './support/tool-failure.ts';

const root = dirname(import.meta.dirname);

/** Files and folders of a release, besides the packages of the server. */
const CONTENTS = [
  ...['package.json', 'package-lock.json', '.env.example', 'LICENSE', 'CHANGELOG.md'],
  ...['deploy', 'dist', 'docs', 'openapi', 'scripts', 'server'],
];

/** Parts of packages that the server doesn't use: certificates have one weight of each font. */
const UNUSED = [
  'node_modules/node-*/{include,share,CHANGELOG.md,README.md}',
  'node_modules/@expo-google-fonts/*/{[1-57-9]00*,*_Italic}',
];

function run(folder: string, command: string, ...args: string[]): void {
  // npm is a script on Windows, which only a shell can run.
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell });
  if (status !== 0) throw new ToolFailure(`The release could not be packed: ${command} failed.`);
}

/** Writes the release into a folder, with the packages of the server for this platform. */
function writeRelease(folder: string): void {
  for (const name of CONTENTS) cpSync(join(root, name), join(folder, name), { recursive: true });
  run(folder, 'npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
  for (const path of globSync(UNUSED, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true });
}

await runCommand('npm run release -- [--out <folder>]', () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-release' } } });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const name = `competition-site-${version}-${process.platform}-${process.arch}`;
  const archive = resolve(values.out, `${name}.tar.gz`);
  buildIfStale();
  const temporary = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    mkdirSync(join(temporary, name));
    writeRelease(join(temporary, name));
    mkdirSync(dirname(archive), { recursive: true });
    run(temporary, 'tar', '-czf', archive, name);
    console.log(`${archive} (${(statSync(archive).size / 1024 ** 2).toFixed(0)} MB)`);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});
