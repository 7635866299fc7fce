import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workQueue } from '../../server/base/work-queue.ts';

let folder: string;
let script: URL;

/** Worker that returns n + 1 after a message of the runtime, and throws for negative numbers. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (n) => {
  if (n < 0) throw new RangeError('negative');
  parentPort.postMessage({ 'watch:import': ['file:///of/the/runtime'] });
  parentPort.postMessage({ output: n + 1 });
});`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-queue-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, WORKER);
  script = pathToFileURL(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const full = () => new Error('full');

it('runs queued tasks in order and rejects those beyond the queue’s limit', async () => {
  const next = workQueue<number, number>(script, { threads: 2, waiting: 3, full });
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(next));
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : 'full'))).toEqual([
    ...[2, 3, 4, 5, 6],
    ...['full', 'full'],
  ]);
  expect(await next(8)).toBe(9);
});

it('fails the task that crashes a thread and continues with the next ones', async () => {
  const next = workQueue<number, number>(script, { threads: 1, waiting: 3, full });
  const [dies, waits] = await Promise.allSettled([next(-1), next(1)]);
  expect(dies).toMatchObject({ status: 'rejected', reason: { message: 'negative' } });
  expect(waits).toMatchObject({ status: 'fulfilled', value: 2 });
  expect(await next(2)).toBe(3);
});
