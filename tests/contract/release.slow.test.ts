import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readBundle } from '../../scripts/contract/revisions.ts';
import { serverAddress } from '../../scripts/support/server-address.ts';
import {
  GIVEN,
  IMPLEMENTED,
  MISTAKES,
  startPartialBackend,
  type Mistake,
} from '../server/support/partial-backend.ts';
import { ROOT } from './support/project-copy.ts';

const run = promisify(execFile);

/** Project of another team with only the released package. */
let team: string;

beforeAll(() => {
  team = mkdtempSync(join(tmpdir(), 'contract-team-'));
  mkdirSync(join(team, 'released'));
  const release = ['run', '--silent', 'contract:release', '--', '--out', join(team, 'released')];
  const archive = execFileSync('npm', release, { cwd: ROOT, encoding: 'utf8' }).trim();
  writeFileSync(join(team, 'package.json'), '{ "private": true, "type": "module" }');
  const names = [archive, `contract-before@file:${archive}`];
  const quiet = ['--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...quiet, ...names], { cwd: team, encoding: 'utf8' });
}, 300_000);
afterAll(() => rmSync(team, { recursive: true }));

/** Compiles a file of the team in strict mode. */
function compile(file: string) {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  return run(process.execPath, [compiler, ...options, '--skipLibCheck', file], { cwd: team });
}

/** Verifies a backend of six operations with the package's command. */
async function verifyBackend(mistake?: Mistake, ...options: string[]) {
  const released = 'node_modules/competition-contract/openapi/generated/openapi.json';
  const contract = readBundle(join(team, released));
  const backend = await startPartialBackend(contract, mistake);
  const operations = IMPLEMENTED.flatMap((id) => ['--operation', id]);
  const account = Object.entries(GIVEN).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  try {
    const given = ['--server', backend.address, ...operations, ...account, ...options];
    const { stdout } = await run('npx', ['contract-verify', ...given], { cwd: team });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, output: stdout };
  } finally {
    await backend.close();
  }
}

it('contains validators, mocks and the bundle, and two versions can be installed', async () => {
  writeFileSync(
    join(team, 'use.js'),
    `import { ActivitySummary } from 'competition-contract';
     import { activitySummary, respond, createStatefulServer, handlers, pageOf } from 'competition-contract/mocks';
     import * as before from 'contract-before';
     import contract from 'competition-contract/openapi.json' with { type: 'json' };
     import { setupServer } from 'msw/node';
     const full = respond('listActivities', pageOf([activitySummary({ state: 'full' })]));
     setupServer(full, ...createStatefulServer().handlers, ...handlers).listen();
     const { data } = await (await fetch('http://a.test/api/client/activity/anons')).json();
     const states = [ActivitySummary, before.ActivitySummary].map((it) => it.parse(data.records[0]).state);
     console.log(states.join(), Object.keys(contract.paths).length > 50);`,
  );
  const { stdout } = await run(process.execPath, ['use.js'], { cwd: team });
  expect(stdout.trim()).toBe('full,full true');
}, 60_000);

it('has types that compile in strict mode', async () => {
  writeFileSync(
    join(team, 'use.ts'),
    `import type { ActivitySummary } from 'competition-contract';
     import type { operations } from 'competition-contract/operations';
     import { activitySummary, refuse } from 'competition-contract/mocks';
     export const made: ActivitySummary = activitySummary({ state: 'full' });
     export type Id = keyof operations;
     // @ts-expect-error -- no such state
     activitySummary({ state: 'red' });
     // @ts-expect-error -- no such operation
     refuse('signUpParty', 1001, 'no');
     // @ts-expect-error -- a rule of another operation
     refuse('signUpActivity', 'wrongPassword');`,
  );
  await expect(compile('use.ts')).resolves.toMatchObject({ stdout: '' });
}, 120_000);

it('has a manual whose example compiles', async () => {
  const manual = readFileSync(join(team, 'node_modules/competition-contract/README.md'), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';
  const worker = `import type { RequestHandler } from 'msw';
     declare const worker: { use: (...handlers: RequestHandler[]) => void };\n`;
  writeFileSync(join(team, 'manual.ts'), worker + example);
  expect(example).toContain('competition-contract/mocks');
  await expect(compile('manual.ts')).resolves.toMatchObject({ stdout: '' });
}, 120_000);

it('serves the mocks over HTTP, with the state and the users of its scenarios', async () => {
  const options = ['contract-mock', '--port', '0', '--scenario', 'stateful,administrator'];
  const child = spawn('npx', options, { cwd: team, detached: true });
  try {
    const api = await serverAddress(child);
    const call = async (path: string, init?: RequestInit) =>
      ((await (await fetch(`${api}${path}`, init)).json()) as { data: unknown }).data;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ activityId: 'activity-1' });
    await call('/client/activity/signUp', { method: 'POST', headers, body });
    expect(await call('/client/activity/current/list')).toMatchObject([{ id: 'activity-1' }]);
    expect(await call('/client/user/current')).toMatchObject({ id: 'user-administrator' });
    const { headers: cors } = await fetch(`${api}/client/activity/signUp`, { method: 'OPTIONS' });
    expect(cors.get('access-control-allow-origin')).toBe('*');
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}, 60_000);

it('verifies a conforming backend, and reports the error of another', async () => {
  const valid = await verifyBackend();
  expect(valid, valid.output).toMatchObject({ code: 0 });
  const [mistake] = MISTAKES;
  const broken = await verifyBackend(mistake);
  expect(broken.code).toBe(1);
  expect(broken.output).toContain(`${String(mistake?.[1])}: ${String(mistake?.[2])}`);
}, 300_000);

it('starts in a folder with a space in its name, and prints its usage with the package’s command', async () => {
  const spaced = join(team, 'our backend');
  mkdirSync(spaced);
  symlinkSync(join(team, 'node_modules'), join(spaced, 'node_modules'));
  const command = 'node_modules/competition-contract/bin/contract-verify.js';
  const start = run(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', command],
    {
      cwd: spaced,
    },
  );
  const { stderr } = (await start.catch((error: unknown) => error)) as { stderr: string };
  expect(stderr).toMatch(/^--server is missing: .*\nUsage: npx contract-verify \[--server\]/);
}, 60_000);

it('reports the required version of Node on an older one', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const command = 'node_modules/competition-contract/bin/contract-verify.js';
  const start = run(process.execPath, ['--import', `data:text/javascript,${older}`, command], {
    cwd: team,
  });
  const failure = (await start.catch((error: unknown) => error)) as {
    code: number;
    stderr: string;
  };
  expect(failure).toMatchObject({
    code: 2,
    stderr: 'contract-verify requires Node 22 or newer; this is 20.20.2.\n',
  });
}, 60_000);

it('documents verify and mocks with the commands of the package', () => {
  const readme = readFileSync(join(team, 'node_modules/competition-contract/README.md'), 'utf8');
  for (const text of [
    '--outbox <folder>',
    'VERIFY_ADMIN_PASSWORD',
    'not implemented',
    'createStatefulServer',
    'dates: { offset: true }',
    'requires Node 22',
  ])
    expect(readme).toContain(text);
  // The package doesn't contain the project's files.
  expect(readme).not.toMatch(/npm run |@\/|src\/|server\//);
});

it('writes JUnit reports that match the schema', async () => {
  const { output } = await verifyBackend(MISTAKES[0], '--format', 'junit');
  const schema = readFileSync(join(ROOT, 'tests/server/support/junit.xsd'), 'utf8');
  const report = { fileName: 'report.xml', contents: output };
  const { errors, valid } = await validateXML({
    xml: [report],
    schema: [{ fileName: 'junit.xsd', contents: schema }],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
}, 60_000);
