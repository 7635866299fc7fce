import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { startSite } from '../../scripts/support/site.ts';
import type { BareResponse } from './bare-server.ts';
import { median } from './median.ts';

/** What the public reads: lists, pages of one thing, a search (issue 22, item 6). */
const READS = [
  '/api/client/menu',
  '/api/client/match/info/home',
  '/api/client/news/anons/news?current=1&pageSize=10',
  '/api/client/news/anons/news-01',
  '/api/client/activity/anons?current=1&pageSize=10',
  '/api/client/activity/anons/activity-12',
  '/api/client/project/anons?current=1&pageSize=10',
  '/api/client/project/anons/entry-3-01',
  `/api/client/search?keyword=${encodeURIComponent('智能')}`,
];
/** The least share of a bare server's responses in the same time. */
const LEAST = 0.4;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const SECONDS = 2;
const CONNECTIONS = 20;
const ACCEPTED = { 'accept-encoding': 'br', 'accept-language': 'zh-CN' };

/** What the site answers, for the bare server to repeat. */
async function recorded(origin: string): Promise<BareResponse[]> {
  return await Promise.all(
    READS.map(async (path) => {
      // `fetch` would unpack the body.
      const { response, body } = await rawResponse(origin + path);
      if (response.statusCode !== 200)
        throw new Error(`${path}: ${String(response.statusCode ?? 0)}`);
      const named = Object.entries(response.headers).filter(
        ([name, value]) =>
          typeof value === 'string' && !/^(connection|keep-alive|date)$/.test(name),
      ) as [string, string][];
      return { path, headers: Object.fromEntries(named), body: body.toString('base64') };
    }),
  );
}

async function rawResponse(url: string) {
  const request = get(url, { headers: ACCEPTED });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { response, body: Buffer.concat(parts) };
}

async function startBare(responses: BareResponse[], folder: string) {
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(responses));
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/\S+/.exec(said.toString())?.[0] ?? '';
  return { origin, stop: () => child.kill() };
}

/** Answers a second. */
async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: ACCEPTED,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${String(non2xx + errors)} failed`);
  return requests.average;
}

/** A read, its rate, and what that is of a bare server's. */
export interface Read {
  read: string;
  'answers a second': number;
  'bare Fastify': number;
  share: number;
  met: boolean;
}

/** Sets the public reads beside a bare Fastify that answers the same bytes. */
export async function measureReads(): Promise<Read[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-reads-'));
  const site = await startSite();
  const bare = await startBare(await recorded(site.origin), folder);
  try {
    const rows: Read[] = [];
    for (const path of READS) {
      const ours: number[] = [];
      const floor: number[] = [];
      // Not counted: programs that have only just begun are slower.
      await rate(site.origin + path);
      await rate(bare.origin + path);
      // In turns: the machine's speed drifts.
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await rate(site.origin + path));
        floor.push(await rate(bare.origin + path));
      }
      const share = median(ours.map((one, run) => one / (floor[run] ?? NaN)));
      rows.push({
        read: decodeURIComponent(path),
        'answers a second': Math.round(median(ours)),
        'bare Fastify': Math.round(median(floor)),
        share: Number(share.toFixed(2)),
        met: share >= LEAST,
      });
    }
    return rows;
  } finally {
    bare.stop();
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

export function printReads(rows: readonly Read[]): void {
  console.log(`Public reads beside a bare Fastify with the same bytes; at least ${String(LEAST)}:`);
  console.table(rows);
}

if (import.meta.main) printReads(await measureReads());
