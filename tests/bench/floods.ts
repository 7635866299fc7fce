import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { oneOf } from '../../scripts/support/command-line.ts';
import { startSite } from '../../scripts/support/site.ts';
import { FLOOD_NAMES, type FloodOptions, type FloodReport } from './flood-worker.ts';
import { openSender, type Call, type Sender } from './http-sender.ts';
import { median } from './median.ts';

/** Number of concurrent requests of a flood (issue 19). */
const CONCURRENCY = 8;
/** Minimum number of another visitor’s measured requests, and minimum duration in milliseconds. */
const CALLS = 30;
const MILLISECONDS = 1000;
/** Maximum slowdown of another visitor during a flood, as a multiple of the median without one. */
const MAX = 5;

/** Sends sequential requests; returns their median duration in milliseconds. */
async function timed(send: Sender, call: Call): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + MILLISECONDS;
  while (times.length < CALLS || performance.now() < until) {
    const began = performance.now();
    const status = await send(call);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${call.path}: ${String(status)}`);
  }
  return median(times);
}

/** Runs the flood in another thread, so that sending does not slow down the measured requests. */
async function startFlood(workerData: FloodOptions): Promise<() => Promise<FloodReport>> {
  const worker = new Worker(join(import.meta.dirname, 'flood-worker.ts'), { workerData });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('stop');
    const [report] = (await once(worker, 'message')) as [FloodReport];
    await worker.terminate();
    return report;
  };
}

/** Returns the first record of a public list. */
async function firstOf(origin: string, path: string): Promise<{ id: string; coverFileId: string }> {
  const response = await fetch(`${origin}/api${path}`);
  const { data } = (await response.json()) as {
    data: { records: { id: string; coverFileId: string }[] };
  };
  const [first] = data.records;
  if (first === undefined) throw new Error(`${path} is empty`);
  return first;
}

/** Returns a session of a demo account. */
async function login(origin: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

const asked = process.argv.slice(2).map((name) => oneOf('A flood', name, FLOOD_NAMES));
const site = await startSite();
const visitor = openSender(site.origin, 1);
try {
  const article = await firstOf(site.origin, '/client/news/anons/news');
  const activity = await firstOf(site.origin, '/client/activity/anons?state=open');
  const known = {
    origin: site.origin,
    article: article.id,
    activity: activity.id,
    file: article.coverFileId,
    staff: await login(site.origin, '13800000003', 'Admin-2026'),
    competitor: await login(site.origin, '13800000001', 'Compete-2026'),
  };
  const calls: Record<string, Call> = {
    'a request': { path: '/api/client/menu' },
    'a picture': { path: `/api/sys/file/download/${article.coverFileId}` },
  };
  const rows: Record<string, string | number>[] = [];
  for (const flood of asked.length === 0 ? FLOOD_NAMES : asked) {
    const row: Record<string, string | number> = { flood };
    for (const [what, call] of Object.entries(calls)) {
      await timed(visitor, call);
      const quiet = await timed(visitor, call);
      const stop = await startFlood({ ...known, flood, concurrency: CONCURRENCY });
      const during = await timed(visitor, call);
      row[`${what} alone, ms`] = Number(quiet.toFixed(2));
      row[`${what} in a flood, ms`] = Number(during.toFixed(2));
      row[`${what}, ratio`] = Number((during / quiet).toFixed(1));
      row['responses to the flood'] = JSON.stringify(await stop());
    }
    rows.push(row);
  }
  console.log(
    `Requests of a visitor alone and during a flood of ${String(CONCURRENCY)} concurrent requests; target: ratio ≤ ${String(MAX)}`,
  );
  console.table(rows);
} finally {
  visitor.close();
  await site.stop();
}
