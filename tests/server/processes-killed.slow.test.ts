import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './support/postgres.ts';
import { isRunning, waitForProcesses, status } from './support/processes.ts';
import { newDataDir, spawnServer, type ServerProcess } from './support/server-process.ts';

const postgres = await startPostgres();

function tests(url: string): void {
  let dataDir: string;
  let server: ServerProcess;
  let address: string;

  // The tests share one start, because three processes take seconds. The second test kills them.
  beforeAll(async () => {
    dataDir = await newDataDir();
    const variables = { DATA_DIR: dataDir, DATABASE_URL: url, PROCESSES: '3', LOG_LEVEL: 'info' };
    server = spawnServer(variables);
    address = await server.listening;
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await rm(dirname(dataDir), { recursive: true, force: true });
  });

  it('continue after one of them is killed, which is replaced', async () => {
    const before = await waitForProcesses(server, address, 3);
    const [victim = 0] = before;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => isRunning(victim)).toBe(false);
    expect(await status(address, '/api/client/time')).toBe(200);
    const after = await waitForProcesses(server, address, 3);
    expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
    expect(server.output()).toContain('a process exited and will be restarted');
  });

  it('end when their supervisor is killed', async () => {
    const pids = await waitForProcesses(server, address, 3);
    server.child.kill('SIGKILL');
    await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([]);
  });
}

if ('missing' in postgres) {
  describe.skip(`several processes: ${postgres.missing}`, () => {
    it('need PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  describe('several processes on one machine', () => tests(postgres.url));
}
