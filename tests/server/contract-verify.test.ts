import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../scripts/contract/revisions.ts';
import type { Selection } from '../../scripts/contract/verify/plan.ts';
import { verificationAsText } from '../../scripts/contract/verify/report/text.ts';
import { operationsWith } from '../../scripts/contract/verify/result.ts';
import { verify } from '../../scripts/contract/verify/verify.ts';
import { readWorkflows } from '../../scripts/contract/verify/workflows.ts';
import { changingProxy } from './support/changing-proxy.ts';
import { spawnServer, stopServer, type ServerProcess } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

const ROOT = join(import.meta.dirname, '../..');
const script = join(ROOT, 'scripts/contract-verify.ts');
const contract = readBundle(join(ROOT, 'openapi/generated/openapi.json'));
const folder = join(ROOT, 'openapi/workflows');
const workflows = readWorkflows(folder);

let server: ServerProcess;
let address: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await demoDataDir();
  server = spawnServer({ DATA_DIR: dataDir });
  address = await server.listening;
});

afterAll(async () => {
  await stopServer(server);
  await rm(dirname(dataDir), { recursive: true });
});

const outbox = () => join(dataDir, 'outbox');

/** What a report has where anything is wrong, missing or left out. */
const NOT_ALL_RIGHT = /✗|○|–|In no workflow/;

/** Runs `npm run contract:verify`; the servers of this test continue answering meanwhile. */
async function command(at: string, ...options: string[]) {
  const all = [script, '--server', at, '--outbox', outbox(), ...options];
  const child = spawn(process.execPath, all, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return { said, code: child.exitCode };
}

/** Does what the command does, in this process; answers its report, and which operations are wrong. */
async function report(at: string, selection: Selection) {
  const options = { workflows, folder, server: `${at}/api`, outbox: outbox(), selection };
  const verification = await verify(contract, { ...options, given: {} });
  const wrong = operationsWith(verification, 'wrong').map(({ id }) => id);
  return { said: verificationAsText(verification), wrong };
}

it('finds nothing wrong with our server', async () => {
  const { said, code } = await command(address, '--complete');
  // Every operation, none left out.
  expect(said).not.toMatch(/✗|○|–|not tried|In no workflow/);
  expect(said).toMatch(/\n(\d+) operations tried, \1 as the contract says, 0 not\.\n$/);
  expect(code).toBe(0);
  expect(said).toMatch(/\n {2}✓ (\d+) of \1 calls as the conventions say\n/);
  expect(said).toContain('✓ signInActivity  POST /client/activity/signIn  by a call that it must');
  for (const id of [
    'createMatch',
    'updateMatch',
    'publishWinners',
    'createTrack',
    'reviewProject',
  ]) {
    expect(said).toMatch(new RegExp(`✓ ${id}  .*  by a call that it must refuse`));
  }
  for (const id of ['reviewExpert', 'updateNews', 'cancelStaffActivity', 'updateConfig']) {
    expect(said).toMatch(new RegExp(`✓ ${id}  \\S+ \\S+\\n`));
  }
  for (const id of ['uploadVideoFile', 'downloadTemplate', 'updateMySystemUser', 'getDashboard']) {
    expect(said).toContain(`✓ ${id}  `);
  }
  for (const id of ['resetPassword', 'signUpActivity', 'saveProject', 'deleteSystemUser']) {
    expect(said).toContain(`✓ ${id}  `);
  }
}, 300_000);

it('names the one field that a server answers wrongly', async () => {
  const proxy = await changingProxy(address, (path, json) => {
    if (!path.startsWith('/api/client/news/anons/news?')) return;
    const { data } = json as { data: { records: { title: unknown }[] } };
    for (const record of data.records) record.title = 12;
  });
  const { said, code } = await command(proxy.address, '--workflow', 'browse');
  await proxy.close();
  expect(said).toContain('✗ listNews  GET /client/news/anons/news');
  expect(said).toContain('listNews: /data/records/0/title must be string, is number');
  expect(said).toContain(
    'listNews: /data/records/0/title must be string, is number (and 1 more like',
  );
  expect(said.match(/✗ \w+/g)?.filter((line) => line !== '✗ listNews')).toEqual([]);
  expect(said).toMatch(/, 1 not\.\n$/);
  expect(code).toBe(1);
}, 120_000);

it('notices a server that lets happen what a rule refuses, and a refusal without a message', async () => {
  const signIn = async (response: object) => {
    const proxy = await changingProxy(address, (path, json) => {
      if (path !== '/api/client/activity/signIn') return;
      for (const key of Object.keys(json as object)) Reflect.deleteProperty(json as object, key);
      Object.assign(json as object, response);
    });
    const { said, wrong } = await report(proxy.address, { workflows: ['register', 'activity'] });
    await proxy.close();
    expect(wrong).toEqual(['signInActivity']);
    return said;
  };
  expect(await signIn({ code: 200, msg: '', version: '1', data: null })).toContain(
    'signInActivity: answered code 200, where a business rule refuses',
  );
  expect(await signIn({ code: 1001, version: '1.0.0' })).toContain(
    'signInActivity: the body lacks "msg"',
  );
}, 180_000);

it('reports a failure by its code and message', async () => {
  const proxy = await changingProxy(address, (path, json) => {
    if (path !== '/api/client/menu') return;
    Object.assign(json as object, { code: 1001, msg: 'no menu today', data: undefined });
  });
  const { said, wrong } = await report(proxy.address, { workflows: ['browse'] });
  await proxy.close();
  expect(said).toContain('getMenu: answered code 1001: no menu today');
  expect(wrong).toEqual(['getMenu']);
}, 120_000);

it('distinguishes a response that cannot be read from none at all, and quotes nothing of it', async () => {
  const busy = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<p>busy</p>');
  }).listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const { said, wrong } = await report(`http://127.0.0.1:${port}`, { workflows: ['browse'] });
  busy.close();
  expect(said).toContain('getTime: the body is not JSON');
  expect(said).not.toContain('busy');
  expect(wrong).toContain('getTime');
}, 120_000);

it.each(['profile', 'account', 'activity', 'entry', 'expert', 'resetFinish', 'smsFinish', 'files'])(
  'finds nothing wrong with our server when only the workflow %s is asked for',
  async (name) => {
    const { said, wrong } = await report(address, { workflows: [name] });
    expect(said).not.toMatch(NOT_ALL_RIGHT);
    expect(said).toContain('✓');
    expect(wrong).toEqual([]);
    // Only one of these makes its account itself.
    if (name !== 'account') expect(said).toContain('for a later step');
  },
  120_000,
);

it('finds nothing wrong with our server when only an operation and a tag are asked for', async () => {
  const options = ['--operation', 'getMySystemUser', '--tag', 'expert'];
  const { said, code } = await command(address, ...options);
  expect(said).not.toMatch(NOT_ALL_RIGHT);
  expect(said).toMatch(/✓ getMySystemUser {2}\S+ \S+\n/);
  expect(said).toMatch(/✓ saveExpert {2}\S+ \S+\n/);
  expect(said).not.toContain('✓ getMenu');
  expect(said).toContain('for a later step');
  expect(code).toBe(0);
}, 120_000);
