import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneProcess } from '../../server/database/in-one-process.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { restartWait } from '../../server/boot/supervise-processes.ts';
import { freePort } from './support/free-port.ts';
import { startPostgres } from './support/postgres.ts';
import { isRunning, waitForProcesses, status } from './support/processes.ts';
import {
  newDataDir,
  spawnServer,
  stopServer,
  type ServerProcess,
} from './support/server-process.ts';

const postgres = await startPostgres();
/** Time for three starts, one after the other. */
const REPLACE_MILLISECONDS = 5 * 60_000;
const METRICS_TOKEN = 'only-prometheus-knows';

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

  describe('after a start', () => {
    let address: string;

    // The tests share one start, because three processes take seconds. The last test stops it.
    beforeAll(async () => {
      address = await start({ DRAIN_SECONDS: '1' });
    });
    afterAll(() => stopServer(server));

    it('report the metrics of all processes, whichever answers', async () => {
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

    it('share one port', async () => {
      await waitForProcesses(server, address, 3);
      expect(server.output().match(/Listening on/g)).toHaveLength(1);
    });

    it(
      'are replaced in turn on SIGHUP, while every request is answered',
      async () => {
        const before = await waitForProcesses(server, address, 3);
        const responses: (number | string)[] = [];
        server.child.kill('SIGHUP');
        while (!server.output().includes('all processes were replaced')) {
          responses.push(await status(address, '/api/client/time'));
          await wait(10);
        }
        expect(responses.filter((response) => response !== 200)).toEqual([]);
        expect(responses.length).toBeGreaterThan(3);
        expect(before.filter(isRunning)).toEqual([]);
        await waitForProcesses(server, address, 3);
      },
      REPLACE_MILLISECONDS,
    );

    it('answer every request during a shutdown, and exit with 0', async () => {
      const responses: (number | string)[] = [];
      const call = async () => {
        while ((await status(address, '/health/ready')) === 200)
          responses.push(await status(address, '/api/client/time'));
      };
      const calling = Promise.all([call(), call(), call(), call()]);
      const pids = await waitForProcesses(server, address, 3);
      expect(await stopServer(server)).toBe(0);
      expect(pids.filter(isRunning)).toEqual([]);
      await calling;
      expect(responses.filter((response) => response !== 200)).toEqual([]);
    });
  });

  it('exit with the first process’s error when the database does not respond', async () => {
    const nowhere = `postgres://test@127.0.0.1:${String(await freePort())}/postgres`;
    const started = start({ DATABASE_URL: nowhere });
    await expect(started).rejects.toThrow('DATABASE_URL: the database at 127.0.0.1');
    expect(await server.ended).toBe(1);
  });

  it('run a job in one process at a time', async () => {
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

it('waits longer before each restart of a short-lived process, up to half a minute', () => {
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
