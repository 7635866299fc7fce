import { Agent, get } from 'node:http';
import { expect } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** Sends a request over a new connection, so that any process may accept it; returns the status. */
export function status(address: string, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(`${address}${path}`, { agent: new Agent() }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

/** Returns whether a process exists. */
export const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Returns the ids of the processes that have logged a request. */
function respondingPids({ output }: ServerProcess): number[] {
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('"operation"'));
  return [...new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid))];
}

/** Sends requests until this many running processes have responded; returns their ids. */
export async function waitForProcesses(
  server: ServerProcess,
  address: string,
  count: number,
): Promise<number[]> {
  await expect
    .poll(
      async () => {
        await status(address, '/api/client/time');
        return respondingPids(server).filter(isRunning).length;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(count);
  return respondingPids(server).filter(isRunning);
}
