import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneProcess } from '../../server/database/in-one-process.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { restartWait } from '../../server/supervise-processes.ts';
import { freePort } from './support/free-port.ts';
import { startPostgres } from './support/postgres.ts';
import {
  newDataDir,
  spawnServer,
  stopServer,
  type ServerProcess,
} from './support/server-process.ts';

const postgres = await startPostgres();
const METRICS_TOKEN = 'only-prometheus-knows';

/** Calls over a connection of its own, so that any process may take it; answers the status. */
function status(address: string, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(`${address}${path}`, { agent: new Agent() }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The processes that have answered a call, by the log. */
function serving({ output }: ServerProcess): number[] {
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('"operation"'));
  return [...new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid))];
}

/** Calls until so many processes have answered. */
async function servedBy(server: ServerProcess, address: string, count: number): Promise<number[]> {
  await expect
    .poll(
      async () => {
        await status(address, '/api/client/time');
        return serving(server).filter(lives).length;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(count);
  return serving(server).filter(lives);
}

function tests(url: string): void {
  let dataDir: string;
  let server: ServerProcess;

  const start = (variables: Record<string, string> = {}) => {
    server = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PROCESSES: '3',
      LOG_LEVEL: 'info',
      METRICS_TOKEN,
      ...variables,
    });
    return server.listening;
  };

  beforeAll(async () => {
    dataDir = await newDataDir();
  });
  afterAll(() => rm(dirname(dataDir), { recursive: true, force: true }));

  describe('once they run', () => {
    let address: string;

    // One start for all of these: three processes take as many seconds. The last one ends it.
    beforeAll(async () => {
      address = await start({ DRAIN_SECONDS: '1' });
    });
    afterAll(() => stopServer(server));

    it('report the figures of all of them, whichever is asked', async () => {
      for (let n = 0; n < 9; n += 1) await status(address, '/api/client/menu');
      const response = await fetch(`${address}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      const text = await response.text();
      const calls = text.matchAll(/^site_request_duration_seconds_count\{(.*getMenu.*)\} (\d+)$/gm);
      const counted = [...calls].map(([, labels = '', count]) => {
        return [/process="(\d)"/.exec(labels)?.[1], Number(count)] as const;
      });
      expect(counted.map(([process]) => process).sort()).toEqual(['1', '2', '3']);
      expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(9);
      expect(text.match(/^# TYPE site_notices gauge$/gm)).toHaveLength(1);
    });

    it('answer on one port', async () => {
      await servedBy(server, address, 3);
      expect(server.output().match(/Listening on/g)).toHaveLength(1);
    });

    it('continue while one of them is gone, and another takes its place', async () => {
      const before = await servedBy(server, address, 3);
      const [victim = 0] = before;
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => lives(victim)).toBe(false);
      expect(await status(address, '/api/client/time')).toBe(200);
      const after = await servedBy(server, address, 3);
      expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
      expect(server.output()).toContain('another one takes its place');
    });

    it('answer every call that is sent while they stop, and end all with 0', async () => {
      const responses: (number | string)[] = [];
      const call = async () => {
        while ((await status(address, '/health/ready')) === 200)
          responses.push(await status(address, '/api/client/time'));
      };
      const calling = Promise.all([call(), call(), call(), call()]);
      const pids = await servedBy(server, address, 3);
      expect(await stopServer(server)).toBe(0);
      expect(pids.filter(lives)).toEqual([]);
      await calling;
      expect(responses.filter((response) => response !== 200)).toEqual([]);
    });
  });

  it('are gone when the one that supervises them is killed', async () => {
    const address = await start();
    const pids = await servedBy(server, address, 3);
    server.child.kill('SIGKILL');
    await expect.poll(() => pids.filter(lives), { timeout: 20_000 }).toEqual([]);
  });

  it('end with the reason of the first where the database does not answer', async () => {
    const nowhere = `postgres://test@127.0.0.1:${String(await freePort())}/postgres`;
    const started = start({ DATABASE_URL: nowhere });
    await expect(started).rejects.toThrow('DATABASE_URL: the database at 127.0.0.1');
    expect(await server.ended).toBe(1);
  });

  it('do a job one at a time', async () => {
    const [one, other] = await Promise.all(
      [0, 1].map(() => openPostgres(url, () => Promise.resolve())),
    );
    if (one === undefined || other === undefined) throw new Error('no database');
    const act = () => Promise.resolve('done');
    const meanwhile = await inOneProcess(one.db, 'retention', () =>
      Promise.all([
        inOneProcess(other.db, 'retention', act),
        inOneProcess(other.db, 'reminders', act),
      ]),
    );
    expect(meanwhile).toEqual([undefined, 'done']);
    expect(await inOneProcess(other.db, 'retention', act)).toBe('done');
    await Promise.all([one.close(), other.close()]);
  });
}

it('waits longer before each start of a process that ends soon, up to half a minute', () => {
  const waits = [0];
  for (let n = 0; n < 7; n += 1) waits.push(restartWait(waits.at(-1) ?? 0, 500));
  expect(waits.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(restartWait(30_000, 61_000)).toBe(1000);
});

if ('missing' in postgres) {
  describe.skip(`several processes: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('several processes on one machine', () => tests(postgres.url));
}
