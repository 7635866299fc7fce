import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { launchChromium } from '../../scripts/support/browser.ts';
import { budgets } from './budgets.ts';
import { startFloor } from './floor-sites.ts';
import { routeChanges, tabChanges } from './changes.ts';
import { loadVitals, type Vitals } from './measure.ts';
import { judge, type Row, type Weight } from './report.ts';
import { scrollFrames } from './scrolling.ts';
import { startSite } from '../../scripts/support/site.ts';
import { firstVisitor, scriptKB, watchTraffic } from './traffic.ts';

/** How often each page is measured; the middle one counts. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

const PAGES = ['/welcome', '/home', '/news', '/activity'];
const CHANGES = ['/news', '/activity', '/home'];
/** What the staff keeps open: charts, rows, a form. */
const TABS = ['/a/home', '/a/sys/user', '/a/match/site'];

/** The administrator of the demo (product decisions, "Demo content"). */
const STAFF = { username: '13800000003', password: 'Admin-2026' };

interface Place {
  name: string;
  address: string;
  scriptKB: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function size(browser: Browser, origin: string, path: string): Promise<number> {
  const [page, context] = await firstVisitor(browser, path);
  const traffic = watchTraffic(page);
  await page.goto(`${origin}/?lang=US#${path}`);
  await page.waitForLoadState('networkidle');
  const { scripts } = traffic.take();
  await context.close();
  return scriptKB(scripts);
}

/** Places in turn, so that a busy machine is busy for all of them alike; medians. */
async function inTurn(browser: Browser, places: readonly Place[]): Promise<Row[]> {
  const runs: Vitals[][] = places.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, { address }] of places.entries())
      runs[at]?.push(await loadVitals(browser, address));
  return places.map(({ name, scriptKB }, at) => {
    const middle = (key: keyof Vitals) => median((runs[at] ?? []).map((vitals) => vitals[key]));
    return {
      name,
      scriptKB,
      firstPaint: middle('firstPaint'),
      largestContent: middle('largestContent'),
      blocked: middle('blocked'),
      script: middle('script'),
      layout: middle('layout'),
      shift: middle('shift'),
    };
  });
}

type Times = [path: string, milliseconds: number][];

/** The medians of what each run tells about each path. */
async function perPath(paths: readonly string[], measure: () => Promise<number[]>): Promise<Times> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return paths.map((path, at) => [path, median(runs.map((times) => times[at] ?? NaN))]);
}

/** The staff's session. */
async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

const browser = await launchChromium();
const site = await startSite();
const floors = [await startFloor('bare'), await startFloor('libraries')] as const;
try {
  const places: Place[] = floors.map(({ name, origin, scriptKB: kb }) => ({
    name,
    address: origin,
    scriptKB: kb,
  }));
  for (const name of PAGES) {
    const address = `${site.origin}/?lang=US#${name}`;
    places.push({ name, address, scriptKB: await size(browser, site.origin, name) });
  }
  const weights: Weight[] = [];
  for (const { path, scriptKB: most } of budgets.pages)
    weights.push([path, await size(browser, site.origin, path), most]);
  const rows = await inTurn(browser, places);
  const { origin } = site;
  const token = await logIn(origin);
  const changes = await perPath(CHANGES, () => routeChanges(browser, origin, CHANGES));
  const tabs = await perPath(TABS, () => tabChanges(browser, origin, token, TABS));
  const [frames] = await perPath(['rows'], async () => [
    await scrollFrames(browser, origin, token),
  ]);
  const operated = { changes, tabs, frames: frames?.[1] ?? NaN };
  const { table, targets } = judge(rows, operated, weights);
  console.log(`Slow 4G, processor four times slower, medians of ${String(RUNS)}:`);
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  console.table(table);
  console.table(targets);
} finally {
  await browser.close();
  for (const { stop } of [site, ...floors]) await stop();
}
