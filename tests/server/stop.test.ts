import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { startSite } from '../../scripts/support/site.ts';
import { openDataFolder } from '../../server/base/data-folder.ts';
import {
  newDataDir,
  spawnServer,
  stopServer,
  type ServerProcess,
} from './support/server-process.ts';
import { emptyDataDir } from './support/templates.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await emptyDataDir();
});

function start(drainSeconds: string): ServerProcess {
  return spawnServer({ DATA_DIR: dataDir, SEED_DEMO: 'off', DRAIN_SECONDS: drainSeconds });
}

/**
 * Requests `path` over the agent’s connections; returns the status, or the error code of the
 * connection.
 */
function status(address: string, path: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(`${address}${path}`, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

/**
 * Sends requests over kept connections, as a load balancer does, until the server is not ready;
 * returns the results.
 */
async function callWhileReady(address: string): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const probing = new Agent();
  const responses: (number | string)[] = [];
  let ready = true;
  async function call(): Promise<void> {
    while (ready) responses.push(await status(address, '/api/client/time', agent));
  }
  async function probe(): Promise<void> {
    while (ready) ready = (await status(address, '/health/ready', probing)) === 200;
  }
  await Promise.all([probe(), ...Array.from({ length: 16 }, call)]);
  agent.destroy();
  return responses;
}

it('answers every request during a shutdown, and exits with 0', async () => {
  const server = start('1');
  const address = await server.listening;
  const calling = callWhileReady(address);
  const other = new Agent();
  await status(address, '/api/client/time', other);
  expect(await stopServer(server)).toBe(0);
  const responses = await calling;
  expect(responses.length).toBeGreaterThan(16);
  expect(responses.filter((response) => response !== 200)).toEqual([]);
});

it('stops at once on SIGINT', async () => {
  const server = start('3600');
  await server.listening;
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'is alive but not ready during the drain, closes kept connections, and exits at once on %s',
  async (second) => {
    const server = start('3600');
    const address = await server.listening;
    const agent = new Agent();
    expect(await status(address, '/health/ready', agent)).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => status(address, '/health/ready', agent)).toBe(503);
    expect(await status(address, '/health/live', agent)).toBe(200);
    const { headers } = await fetch(`${address}/api/client/time`);
    expect(headers.get('connection')).toBe('close');
    // A signal to the process group arrives twice at once; the operator’s second one later.
    const again = setInterval(() => server.child.kill(second), 100);
    expect(await server.ended).toBe(0);
    clearInterval(again);
  },
);

it('leaves no server behind when `npm start` is killed during the start', async () => {
  const folder = await newDataDir();
  const starting = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, SERVE_SITE: 'off', SEED_DEMO: 'off', PORT: '0', DATA_DIR: folder },
    stdio: 'ignore',
  });
  const begun = () => existsSync(join(folder, 'database.new'));
  await expect.poll(begun, { interval: 5, timeout: 60_000 }).toBe(true);
  starting.kill('SIGKILL');
  const held = await vi.waitFor(() => openDataFolder(folder), { timeout: 20_000 });
  held.release();
  await rm(dirname(folder), { recursive: true });
});

it('leaves no server behind when `npm start` is killed', async () => {
  const variables = { SERVE_SITE: 'off', SEED_DEMO: 'off' };
  const site = await startSite({ script: 'scripts/start.ts', variables, template: dataDir });
  site.process.kill('SIGKILL');
  const agent = new Agent();
  await expect.poll(() => status(site.origin, '/health/live', agent)).toBe('ECONNREFUSED');
  await site.stop();
});
