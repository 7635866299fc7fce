import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/document.ts';
import { readBundle } from '../../scripts/contract/revisions.ts';
import type { Given, Selection } from '../../scripts/contract/verify/plan.ts';
import { verificationAsText } from '../../scripts/contract/verify/report.ts';
import { operationsWith } from '../../scripts/contract/verify/result.ts';
import { verify } from '../../scripts/contract/verify/verify.ts';
import { readWorkflows } from '../../scripts/contract/verify/workflows.ts';
import {
  distortingProxy,
  type Distortion,
  type PassedRequest,
} from './support/distorting-proxy.ts';
import { MISTAKES } from './support/mistakes.ts';
import { spawnServer, stopServer, type ServerProcess } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

const ROOT = join(import.meta.dirname, '../..');
const contract = readBundle(join(ROOT, 'openapi/generated/openapi.json'));
const folder = join(ROOT, 'openapi/workflows');
const workflows = readWorkflows(folder);
const operations = operationsOf(contract);
const STAFF = { adminUsername: '13800000003', adminPassword: 'Admin-2026' };

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

/** The operation of a request: of the matching paths, the one with the fewest parameters. */
function operationOf({ method, url }: PassedRequest): string | undefined {
  const fits = operations.filter(
    (one) =>
      one.method === method &&
      new RegExp(`^/api${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
  return fits.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.id;
}

/** Limits a distortion to requests of one operation. */
function only(id: string, { request, response }: Distortion): Distortion {
  const matches = (one: PassedRequest) => operationOf(one) === id;
  return {
    request: (asked) => {
      if (matches(asked)) request?.(asked);
    },
    response: (answered, asked) => {
      if (matches(asked)) response?.(answered, asked);
    },
  };
}

/** Verifies our server through a proxy that distorts its traffic. */
async function report(selection: Selection, distortion: Distortion = {}, given: Given = STAFF) {
  const proxy = await distortingProxy(address, distortion);
  const target = { server: `${proxy.address}/api`, outbox: join(dataDir, 'outbox') };
  const verification = await verify(contract, { ...target, workflows, folder, selection, given });
  await proxy.close();
  const wrong = operationsWith(verification, 'wrong').map(({ id }) => id);
  return { output: verificationAsText(verification), wrong };
}

it('reports no mistake of our server, and tries every operation', async () => {
  const { output } = await report({});
  expect(output).not.toMatch(/✗|○|–|Operations without a workflow/);
  expect(output).toMatch(/\n(\d+) operations tried: \1 conforming, 0 not conforming\.$/);
}, 600_000);

it.each(['profile', 'account', 'entry', 'resetFinish', 'smsFinish', 'files'])(
  'reports no mistake of our server in the workflow %s alone',
  async (name) => {
    const { output } = await report({ workflows: [name] });
    expect(output).not.toMatch(/✗|○|–/);
    expect(output).toContain('✓');
  },
  120_000,
);

it('skips staff operations without a staff account, and names the missing inputs', async () => {
  const { output, wrong } = await report({ tags: ['staff-right'] }, {}, {});
  expect(wrong).toEqual([]);
  expect(output).toMatch(
    /– listRoles {2}.*not tried: requires a staff account: give adminUsername/,
  );
}, 120_000);

it.concurrent.each(MISTAKES.map((mistake) => [...mistake] as const))(
  'reports the mistake "%s" of %s: %s',
  async (_, at, wanted, distortion) => {
    const [id = '', ...of] = at.split(' ');
    const selection = of.length === 0 ? { operations: [id] } : { workflows: of };
    const { output, wrong } = await report(selection, only(id, distortion));
    expect(output).toContain(wanted);
    expect(wrong).toEqual([id]);
  },
  240_000,
);
