import { spawn } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { runCommand, rejectArguments } from '../../scripts/support/command-line.ts';
import { activities, users } from '../../server/database/schema.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { openActivity } from '../server/support/open-activity.ts';
import { startPostgres } from '../server/support/postgres.ts';
import { newDataDir, spawnServer, stopServer } from '../server/support/server-process.ts';
import { processorTime } from './processor-time.ts';

/** Number of users who send requests, each with an account and a session. */
const PEOPLE = 200;
/** Number of concurrent requests. */
const AT_ONCE = 8;
/** Number of measured requests per operation. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 400);
const WARM_UP = 40;
const UPLOAD_BYTES = 20_000_000;
const ACTIVITY = 'capacity';
const PASSWORD = 'First-password-1';

/** Requests of one competitor in the last hour before the deadline, by operation (issue 21). */
const COMPETITORS = 10_000;
const HOUR = 3600;
const EVENING: Record<string, number> = {
  'a page of the site': 3,
  home: 3,
  'log in': 1,
  'own entry': 6,
  // One every 20 seconds.
  'save a draft': 180,
  'upload 20 MB': 1,
  'sign up for an activity': 0.1,
};

interface Operation {
  name: string;
  /** Sends request `n`; unsuccessful responses fail the run. */
  send: (n: number) => Promise<Response>;
  calls?: number;
}

interface Cost {
  calls: number;
  /** Processor time per request in milliseconds: of the site, and of PostgreSQL. */
  site: number;
  database: number;
}

async function repeated({ name, send }: Operation, from: number, count: number): Promise<void> {
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < from + count) {
        const response = await send(next++);
        const text = await response.text();
        if (!response.ok || (text.startsWith('{') && !text.includes('"code":200')))
          throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
      }
    }),
  );
}

async function costOf(
  operation: Operation,
  pids: { site: number; database: number },
): Promise<Cost> {
  const { calls = CALLS } = operation;
  const warmUp = Math.min(WARM_UP, calls);
  await repeated(operation, 0, warmUp);
  const before = [processorTime(pids.site), processorTime(pids.database)];
  await repeated(operation, warmUp, calls);
  const after = [processorTime(pids.site), processorTime(pids.database)];
  const each = after.map((time, at) => (1000 * (time - (before[at] ?? 0))) / calls);
  return { calls, site: each[0] ?? NaN, database: each[1] ?? NaN };
}

/**
 * Returns the processor time of a bare Fastify server for the menu’s bytes: the minimum on this
 * machine.
 */
async function floorOf(address: string): Promise<number> {
  const path = '/api/client/menu';
  const body = Buffer.from(await (await fetch(`${address}${path}`)).arrayBuffer());
  const folder = await mkdtemp(join(tmpdir(), 'site-capacity-'));
  const file = join(folder, 'answers.json');
  const headers = { 'content-type': 'application/json' };
  await writeFile(file, JSON.stringify([{ path, headers, body: body.toString('base64') }]));
  const script = join(import.meta.dirname, 'bare-server.ts');
  const bare = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [output] = (await once(bare.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/\S+/.exec(output.toString())?.[0] ?? '';
    const send = () => fetch(`${origin}${path}`);
    const pid = bare.pid ?? 0;
    const operation = { name: 'floor', send, calls: 5 * CALLS };
    return (await costOf(operation, { site: pid, database: pid })).site;
  } finally {
    bare.kill();
    await rm(folder, { recursive: true });
  }
}

/** Returns the measured operations, in the order of the table. */
function operations(address: string, tokens: readonly string[]): Operation[] {
  const person = (n: number) => tokens[n % tokens.length] ?? '';
  const get = (path: string) => (n: number) =>
    fetch(`${address}${path}`, { headers: { token: person(n) } });
  const send = (path: string, n: number, body: object, token = person(n)) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Each login uses another account, because concurrent logins of one account are limited.
  const registered: string[] = [];
  const revisions = new Map<string, number>();
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    randomBytes(UPLOAD_BYTES),
    Buffer.from('\n%%EOF\n'),
  ]);
  const entry = {
    status: 0,
    agreed: true,
    name: 'Capacity',
    domain: 'ai',
    city: '440300',
    stage: 'idea',
    summary: 'One sentence',
    description: 'x'.repeat(3000),
    team: { leader: 'Load', mobile: '13900000000', email: 'load@example.org', size: 3 },
    members: [],
    attachments: [],
  };
  return [
    { name: 'a page of the site', send: get('/') },
    { name: 'menu', send: get('/api/client/menu') },
    { name: 'home', send: get('/api/client/match/info/home') },
    { name: 'entries, a page', send: get('/api/client/project/anons?current=1&pageSize=12') },
    {
      name: 'register',
      calls: CALLS / 4,
      send: (n) => {
        const mobile = `151${String(n).padStart(4, '0')}${String(randomInt(1e4)).padStart(4, '0')}`;
        const account = { username: mobile, mobile, email: `${mobile}@example.org` };
        registered[n] = mobile;
        const consent = { privacy: 1, terms: 1 };
        return send('/client/user/register', n, {
          ...account,
          password: PASSWORD,
          consent,
        });
      },
    },
    {
      name: 'log in',
      calls: CALLS / 4,
      send: (n) =>
        send('/client/user/login', n, { username: registered[n], password: PASSWORD }, ''),
    },
    { name: 'own entry', send: get('/api/client/project/current') },
    {
      name: 'save a draft',
      send: async (n) => {
        // Each user waits for their own previous save only.
        const token = person(n);
        const revision = revisions.get(token);
        const body = {
          ...entry,
          saveKey: randomUUID(),
          ...(revision !== undefined && { revision }),
        };
        const response = await send('/client/project', n, body);
        const { data } = (await response.clone().json()) as { data: { revision: number } | null };
        if (data) revisions.set(token, data.revision);
        return response;
      },
    },
    {
      name: 'sign up for an activity',
      calls: PEOPLE - WARM_UP,
      send: (n) => send('/client/activity/signUp', n, { activityId: ACTIVITY }),
    },
    {
      name: 'upload 20 MB',
      calls: 16,
      send: (n) => {
        const form = new FormData();
        form.append('file', new Blob([bytes]), `plan-${n}.pdf`);
        return fetch(`${address}/api/client/upload/file`, {
          method: 'POST',
          headers: { token: person(n) },
          body: form,
        });
      },
    },
  ];
}

async function measure(): Promise<void> {
  const postgres = await startPostgres();
  if ('missing' in postgres)
    throw new ToolFailure(`PostgreSQL can't be started: ${postgres.missing}`);
  const dataDir = await newDataDir();
  const variables = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED_DEMO: 'on' };
  const server = spawnServer({ ...variables, SERVE_SITE: 'on' });
  try {
    const address = await server.listening;
    const tokens = await sessions(postgres.url);
    const pids = { site: server.child.pid ?? 0, database: postgres.pid() };
    const floor = await floorOf(address);
    const costs = new Map<string, Cost>();
    for (const operation of operations(address, tokens))
      costs.set(operation.name, await costOf(operation, pids));
    printCosts(costs, floor);
    printEvening(costs);
  } finally {
    await stopServer(server);
    await postgres.stop();
    await rm(dirname(dataDir), { recursive: true });
  }
}

/** Sessions of users without an entry, and an activity with enough seats. */
async function sessions(url: string): Promise<string[]> {
  const { db, close } = await openPostgres(url, () => Promise.resolve());
  const now = new Date();
  await db.insert(activities).values(openActivity(ACTIVITY, 10 * PEOPLE, now));
  const ids = Array.from({ length: PEOPLE }, (_, n) => `capacity-${n}`);
  const verified = { emailVerifiedAt: now, phoneVerifiedAt: now };
  const names = { firstName: 'Cap', lastName: 'Acity', chineseName: '' };
  await db.insert(users).values(
    ids.map((id, n) => ({
      ...verified,
      ...names,
      id,
      permissions: [],
      roles: [],
      email: `${id}@example.org`,
      phone: `136${String(n).padStart(8, '0')}`,
    })),
  );
  const tokens = await Promise.all(ids.map((id) => beginSession(db, id, now)));
  await close();
  return tokens;
}

const rounded = (value: number) => Number(value.toPrecision(2));

function printCosts(costs: ReadonlyMap<string, Cost>, floor: number): void {
  console.log(
    `\nProcessor time per request in ms; bare Fastify: ${rounded(floor)} on this machine`,
  );
  console.table(
    [...costs].map(([operation, { site, database }]) => ({
      operation,
      'site, ms': rounded(site),
      'PostgreSQL, ms': rounded(database),
      'ratio to bare Fastify': rounded((site + database) / floor),
      'per second and core': rounded(1000 / (site + database)),
    })),
  );
}

function printEvening(costs: ReadonlyMap<string, Cost>): void {
  const rows = Object.entries(EVENING).map(([operation, each]) => {
    const { site, database } = costs.get(operation) ?? { site: NaN, database: NaN };
    const rate = (each * COMPETITORS) / HOUR;
    const cores = { site: (rate * site) / 1000, database: (rate * database) / 1000 };
    return { operation, rate, cores };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  console.log(`\nCores in use in the last hour before a deadline, with ${COMPETITORS} competitors`);
  console.table([
    ...rows.map(({ operation, rate, cores }) => ({
      operation,
      'per second': rounded(rate),
      'cores, site': rounded(cores.site),
      'cores, PostgreSQL': rounded(cores.database),
    })),
    {
      operation: 'total',
      'per second': rounded(sum(({ rate }) => rate)),
      'cores, site': rounded(sum(({ cores }) => cores.site)),
      'cores, PostgreSQL': rounded(sum(({ cores }) => cores.database)),
    },
  ]);
}

await runCommand('npm run bench -- capacity', async () => {
  rejectArguments();
  await readFile('/proc/self/stat').catch(() => {
    throw new ToolFailure('Processor time is read from /proc: run this on Linux.');
  });
  await measure();
});
