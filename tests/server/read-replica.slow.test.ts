import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { makeAdministrator } from '../../server/system-user/make-administrator.ts';
import {
  createDatabase,
  startPostgres,
  startReplica,
  type RunningPostgres,
} from './support/postgres.ts';
import { saveSetting } from './support/save-setting.ts';
import { newDataDir, post, spawnServer, stopServer } from './support/server-process.ts';

const postgres = await startPostgres();

const TOKEN = 'only-prometheus-knows';
const ADMINISTRATOR = { phone: '13912345678', email: 'a@example.org', password: 'Marker-2026' };
const LANGUAGES = ['zh-CN', 'en-US', 'zh-HK'];
const LEFT = 'public reads go to the primary, not to the replica';
const BACK = 'public reads go to the replica again';

/** Two servers on one PostgreSQL, whose public reads a streaming replica answers. */
function tests(primary: RunningPostgres): void {
  let replica: RunningPostgres;
  let control: Client;
  let servers: ReturnType<typeof spawnServer>[];
  let addresses: string[];
  let token: string;
  let dataDir: string;

  const first = () => addresses[0] ?? '';
  const second = () => addresses[1] ?? '';
  const log = () => servers[0]?.output() ?? '';

  beforeAll(async () => {
    replica = await startReplica(primary);
    dataDir = await newDataDir();
    const variables = {
      DATA_DIR: dataDir,
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replica.url,
      METRICS_TOKEN: TOKEN,
    };
    servers = [spawnServer(variables), spawnServer(variables)];
    addresses = await Promise.all(servers.map(({ listening }) => listening));
    const { db, close } = await openPostgres(primary.url, () => Promise.resolve());
    await makeAdministrator(db, ADMINISTRATOR);
    await close();
    const login = { username: ADMINISTRATOR.phone, password: ADMINISTRATOR.password };
    const { data } = await post(first(), '/client/user/login', login);
    token = (data as { token: string }).token;
    await connectControl();
  }, 120_000);

  beforeEach(async () => {
    for (const address of addresses) await inUse(address);
  });

  afterAll(async () => {
    await control.end();
    expect(await Promise.all(servers.map(stopServer))).toEqual([0, 0]);
    await replica.stop();
  });

  async function connectControl(): Promise<void> {
    control = new Client({ connectionString: replica.url });
    control.on('error', () => undefined);
    await control.connect();
  }

  async function figure(address: string, name: string): Promise<number> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await fetch(`${address}/metrics`, { headers });
    const line = (await response.text()).split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1));
  }

  const byReplica = (address: string) =>
    figure(address, 'site_public_reads_total{server="replica"}');
  const byPrimary = (address: string) =>
    figure(address, 'site_public_reads_total{server="primary"}');

  const inUse = (address: string) =>
    expect.poll(() => figure(address, 'site_replica_in_use'), { timeout: 15_000 }).toBe(1);

  /** Calls that no response in memory is for: each keyword has its own. */
  let keyword = 0;
  async function readAnything(address: string): Promise<number> {
    keyword += 1;
    return (await fetch(`${address}/api/client/news/anons/news?current=${keyword}`)).status;
  }

  async function setting(address: string, language = 'zh-CN'): Promise<string> {
    const headers = { 'accept-language': language };
    const response = await fetch(`${address}/api/client/config/mobileSite`, { headers });
    return ((await response.json()) as { data: { content: string } }).data.content;
  }

  async function changeSetting(address: string, content: string): Promise<void> {
    const code = await saveSetting(address, token, { key: 'mobileSite', content });
    expect(code).toBe(200);
  }

  it('have it answer public reads', async () => {
    const before = await byReplica(first());
    expect(await readAnything(first())).toBe(200);
    expect(await byReplica(first())).toBe(before + 1);
  });

  it('answer what was just written, and keep nothing older, while it lacks the change', async () => {
    await changeSetting(first(), 'before');
    await expect.poll(() => setting(second())).toBe('before');
    await control.query('select pg_wal_replay_pause()');
    try {
      await changeSetting(first(), 'after');
      // None of these is in memory: each would be kept for a minute.
      for (const language of LANGUAGES) expect(await setting(first(), language)).toBe('after');
      await expect.poll(() => setting(second())).toBe('after');
      for (const language of LANGUAGES) expect(await setting(second(), language)).toBe('after');
      // What the write does not change stays the replica's.
      const before = await byReplica(second());
      await readAnything(second());
      expect(await byReplica(second())).toBe(before + 1);
    } finally {
      await control.query('select pg_wal_replay_resume()');
    }
  }, 30_000);

  it('return to it for what was changed, once it has the change', async () => {
    await changeSetting(first(), 'once more');
    const before = await byReplica(first());
    await expect
      .poll(async () => {
        // The same operation, and nothing that would be kept in memory.
        await fetch(`${first()}/api/client/config/none`);
        return await byReplica(first());
      })
      .toBeGreaterThan(before);
  });

  it('go on by the primary while it is down, say so once, and return to it', async () => {
    const before = await byPrimary(first());
    const lines = (text: string) => log().split(text).length - 1;
    const had = lines(LEFT);
    await replica.kill();
    await control.end().catch(() => undefined);
    for (let n = 0; n < 5; n += 1) expect(await readAnything(first())).toBe(200);
    expect(await byPrimary(first())).toBe(before + 5);
    await expect.poll(() => figure(first(), 'site_replica_in_use')).toBe(0);
    expect(lines(LEFT)).toBe(had + 1);
    replica.start();
    await inUse(first());
    await expect.poll(() => lines(BACK)).toBe(had + 1);
    await connectControl();
    const answered = await byReplica(first());
    expect(await readAnything(first())).toBe(200);
    expect(await byReplica(first())).toBe(answered + 1);
  }, 60_000);

  it('answer within seconds while it stands still', async () => {
    replica.pause();
    try {
      const began = Date.now();
      expect(await readAnything(first())).toBe(200);
      expect(Date.now() - began).toBeLessThan(5000);
    } finally {
      replica.resume();
    }
  }, 30_000);

  it('answer public reads by it while the primary stands still', async () => {
    primary.pause();
    try {
      const began = Date.now();
      expect(await readAnything(first())).toBe(200);
      expect(Date.now() - began).toBeLessThan(2000);
    } finally {
      primary.resume();
    }
  }, 30_000);

  it('refuse to start where it is a replica of another database', async () => {
    const other = await createDatabase(primary, 'other');
    const client = new Client({ connectionString: other });
    await client.connect();
    await client.query(`create table deployment (id text); insert into deployment values ('x')`);
    await client.end();
    const variables = { DATA_DIR: dataDir, DATABASE_URL: primary.url, DATABASE_READ_URL: other };
    const server = spawnServer(variables);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      'DATABASE_READ_URL: it holds another database than DATABASE_URL, not a replica of it.\n',
    );
  }, 90_000);

  it('start where it cannot be reached, or is none', async () => {
    const variables = { DATA_DIR: dataDir, DATABASE_URL: primary.url };
    const unreachable = 'postgres://test@127.0.0.1:1/postgres';
    for (const [url, reason] of [
      [unreachable, 'ECONNREFUSED'],
      [primary.url, 'not a replica'],
    ] as const) {
      const server = spawnServer({ ...variables, DATABASE_READ_URL: url });
      const address = await server.listening;
      expect(await readAnything(address)).toBe(200);
      await expect.poll(server.output).toContain(`"reason":"${reason}"`);
      expect(await stopServer(server)).toBe(0);
    }
  }, 180_000);
}

if ('missing' in postgres) {
  describe.skip(`two servers with a replica of PostgreSQL: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('two servers with a replica of PostgreSQL', () => tests(postgres));
}
