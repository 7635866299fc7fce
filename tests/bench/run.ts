import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from '../../scripts/support/browser.ts';
import { startFloor } from './floor-sites.ts';
import { routeChanges, tabChanges } from './changes.ts';
import { IncompleteTrace } from './main-thread.ts';
import { loadVitals, type Vitals } from './measure.ts';
import {
  comparison,
  judge,
  TIMED,
  type Figures,
  type Operated,
  type Row,
  type Subject,
} from './report.ts';
import { median } from './median.ts';
import { scrollFrames } from './scrolling.ts';
import { oneOf } from '../../scripts/support/command-line.ts';
import { startSite } from '../../scripts/support/site.ts';
import { UsageFailure } from '../../scripts/support/tool-failure.ts';
import { firstVisitor, scriptKB, watchTraffic } from './traffic.ts';
import { DEVICES, type Device } from './visit.ts';

const { values: options } = parseArgs({
  options: {
    /** Comma-separated paths; default: all with a target. */
    pages: { type: 'string', default: TIMED.join() },
    devices: { type: 'string', default: 'desktop,phone' },
    visits: { type: 'string', default: 'first,second' },
    /** Number of measurements per page; the median counts. */
    runs: { type: 'string', default: process.env['BENCH_RUNS'] ?? '5' },
    /** Measures page loads only, no interactions. */
    'loading-only': { type: 'boolean', default: false },
    /** Output file of the figures, and a file with figures of an earlier run to compare. */
    json: { type: 'string', default: '.bench/figures.json' },
    compare: { type: 'string' },
  },
});
if (!/^[1-9]\d*$/.test(options.runs))
  throw new UsageFailure(`--runs must be a whole number from 1, not "${options.runs}".`);
const RUNS = Number(options.runs);
const PAGES = options.pages.split(',');
const ASKED_DEVICES = options.devices
  .split(',')
  .map((name) => oneOf('--devices', name, Object.keys(DEVICES) as Device[]));
const VISITS = options.visits
  .split(',')
  .map((name) => oneOf('--visits', name, ['first', 'second']));

const CHANGES = ['/news', '/activity', '/home'];
/** Tabs kept open by staff: charts, rows, a form. */
const TABS = ['/a/home', '/a/sys/user', '/a/match/site'];

/** The demo administrator (product decisions, "Demo content"). */
const STAFF = { username: '13800000003', password: 'Admin-2026' };

interface Place extends Subject {
  address: string;
}

/** Returns the page to which a phone is redirected. */
function mobileAddress(path: string): string {
  return path === '/login' ? path : `/h5${path === '/welcome' ? '/home' : path}`;
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

/** Number of retries after an incomplete trace. */
const FURTHER_TRIES = 2;

async function measured(browser: Browser, place: Place, tries = FURTHER_TRIES): Promise<Vitals> {
  try {
    return await loadVitals(browser, place.address, place);
  } catch (error) {
    if (!(error instanceof IncompleteTrace) || tries === 0) throw error;
    return await measured(browser, place, tries - 1);
  }
}

/** Visits pages in turn, so that load on the machine affects all alike; returns medians. */
async function inTurn(browser: Browser, places: readonly Place[]): Promise<Row[]> {
  const runs: Vitals[][] = places.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, place] of places.entries()) runs[at]?.push(await measured(browser, place));
  return places.map(({ address: _address, ...subject }, at) => {
    const middle = (key: keyof Vitals) => median((runs[at] ?? []).map((vitals) => vitals[key]));
    return {
      ...subject,
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

/** Returns the median of all runs for each path. */
async function perPath(paths: readonly string[], measure: () => Promise<number[]>): Promise<Times> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return paths.map((path, at) => [path, median(runs.map((times) => times[at] ?? NaN))]);
}

/** Starts the staff session. */
async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Measures interactions. */
async function operate(browser: Browser, origin: string): Promise<Operated> {
  const token = await logIn(origin);
  const changes = await perPath(CHANGES, () => routeChanges(browser, origin, CHANGES));
  const tabs = await perPath(TABS, () => tabChanges(browser, origin, token, TABS));
  const [frames] = await perPath(['rows'], async () => [
    await scrollFrames(browser, origin, token),
  ]);
  return { changes, tabs, frames: frames?.[1] ?? NaN };
}

// Read before the measurements, so that a wrong file name fails at once.
const former =
  options.compare === undefined
    ? undefined
    : (JSON.parse(readFileSync(options.compare, 'utf8')) as Figures);
const browser = await launchChromium();
const site = await startSite();
const floors = [
  ['floor 1', await startFloor('bare')],
  ['floor 2', await startFloor('libraries')],
] as const;
try {
  const places: Place[] = [];
  for (const device of ASKED_DEVICES) {
    for (const [kind, { name, origin, scriptKB: kb }] of floors)
      places.push({ name, kind, device, again: false, address: origin, scriptKB: kb });
    for (const name of PAGES) {
      const address = `${site.origin}/?lang=US#${name}`;
      const place = { name, kind: 'page', device, address } as const;
      const shown = device === 'phone' ? mobileAddress(name) : name;
      if (VISITS.includes('first'))
        places.push({ ...place, again: false, scriptKB: await size(browser, site.origin, shown) });
      if (VISITS.includes('second')) places.push({ ...place, again: true, scriptKB: 0 });
    }
  }
  const rows = await inTurn(browser, places);
  const operated = options['loading-only'] ? undefined : await operate(browser, site.origin);
  const { table, targets } = judge(rows, operated);
  console.log(`Medians of ${String(RUNS)} runs on slow 4G with a processor four times slower`);
  console.log(
    `Load average of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
  );
  console.table(table);
  console.table(targets);
  mkdirSync(dirname(options.json), { recursive: true });
  const figures: Figures = { rows, operated };
  writeFileSync(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log(`Figures: ${options.json}`);
  if (former) {
    console.log(`Changes beyond the noise since ${options.compare ?? ''}`);
    console.table(comparison(former, figures));
  }
} finally {
  await browser.close();
  for (const { stop } of [site, ...floors.map(([, floor]) => floor)]) await stop();
}
