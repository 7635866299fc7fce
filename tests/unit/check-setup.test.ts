import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VARIABLE_NAMES } from '../../server/boot/environment-variables.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHECK = 'scripts/check-setup.cjs';
const OUTDATED = 'node_modules differs from package-lock.json: run `npm ci`.\n';

/** Packages of a lock file: one of the server, a tool, and one for another platform. */
const SERVER = { 'node_modules/server': { version: '1.0.0', integrity: 'sha512-a' } };
const TOOL = { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-b', dev: true } };
const OTHER = { 'node_modules/other': { version: '1.0.0', optional: true } };

let project: string;

/** Writes the packages that are in `node_modules`. */
function install(packages: object): void {
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Runs a command with the check, and returns its exit code and its output. */
function run(...options: string[]) {
  const args = [...options, '-r', `./${CHECK}`, '-p', '"started"'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const refused = (stderr: string) => ({ status: 2, stdout: '', stderr });
const started = (stderr = '') => ({ status: 0, stdout: 'started\n', stderr });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'check-setup-'));
  for (const file of [CHECK, '.env.example', 'compose.yaml'])
    cpSync(join(ROOT, file), join(project, file));
  const packages = { '': {}, ...SERVER, ...TOOL, ...OTHER };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
  install({ ...SERVER, ...TOOL });
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

it.each([
  ['all packages of this platform', { ...SERVER, ...TOOL }],
  ['the packages of the server alone', SERVER],
])('a command starts with %s', (_, packages) => {
  install(packages);
  expect(run()).toEqual(started());
});

it.each([
  ['a package of the server is missing', TOOL],
  ['one of several tools is missing', { ...SERVER, 'node_modules/b': { dev: true } }],
  ['a package has another version', { 'node_modules/server': { version: '0.9.0' } }],
])('a command names `npm ci` if %s', (_, packages) => {
  install(packages);
  expect(run()).toEqual(refused(OUTDATED));
});

it('a command names `npm ci` before any package is installed', () => {
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(run()).toEqual(refused(OUTDATED));
});

it.each([
  ['20.20.2', refused('Node.js 20.20.2 is too old: install 22.18 or newer.\n')],
  ['22.17.1', refused('Node.js 22.17.1 is too old: install 22.18 or newer.\n')],
  ['22.18.0', started()],
  ['26.0.0', started()],
])('a command compares the version %s of Node.js', (version, outcome) => {
  const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  writeFileSync(join(project, 'version.cjs'), script);
  expect(run('-r', './version.cjs')).toEqual(outcome);
});

it.each([
  ['POTR=8080', 'unknown variable POTR; did you mean PORT?'],
  ['DATABSE_URL=postgres://a@b/c', 'unknown variable DATABSE_URL; did you mean DATABASE_URL?'],
  ['export HOSTS=::', 'unknown variable HOSTS; did you mean HOST?'],
  ['VITE_MOBIL_SITE=', 'unknown variable VITE_MOBIL_SITE; did you mean VITE_MOBILE_SITE?'],
])('a command refuses %s in .env', (line, message) => {
  writeFileSync(join(project, '.env'), `${line}\n`);
  expect(run()).toEqual(refused(`.env: ${message}\n`));
});

it('a command warns of other unknown variables in .env', () => {
  writeFileSync(join(project, '.env'), 'GREETING=hello\n');
  const warning = '.env: unknown variable GREETING; docs/environment.md lists all variables.\n';
  expect(run()).toEqual(started(warning));
});

it('a command accepts variables of the server, compose, the AWS SDK and Node.js in .env', () => {
  const names = [...VARIABLE_NAMES, 'SITE_HOST', 'AWS_ACCESS_KEY_ID', 'NODE_OPTIONS', 'TZ'];
  writeFileSync(join(project, '.env'), names.map((name) => `${name}=\n`).join(''));
  expect(run()).toEqual(started());
});

it('the commands of a new installation check it first', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const first = ['start', 'dev', 'build', 'administrator', 'migrate', 'backup', 'restore'];
  for (const name of first) expect(scripts[name]).toMatch(`node -r ./${CHECK} scripts/`);
});
