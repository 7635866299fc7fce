import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { BARE_FOLDER, startBareSite } from './bare-site.ts';
import { launchChromium } from '../../scripts/support/browser.ts';
import { loadVitals, routeChange, type Vitals } from './measure.ts';
import { startSite } from '../../scripts/support/site.ts';
import { scriptKB, watchTraffic } from './traffic.ts';

/** How often each page is measured; the middle one counts. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Runs one after the other: two at once would measure each other. */
async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

async function vitalsRow(browser: Browser, address: string): Promise<Record<string, string>> {
  const runs = await repeat(() => loadVitals(browser, address));
  const middle = (key: keyof Vitals) => median(runs.map((run) => run[key]));
  return {
    'first paint ms': middle('firstPaint').toFixed(0),
    'first content ms': middle('firstContent').toFixed(0),
    'largest content ms': middle('largestContent').toFixed(0),
    'blocked ms': middle('blocked').toFixed(0),
    shift: middle('shift').toFixed(3),
  };
}

async function sizeRow(browser: Browser, address: string): Promise<Record<string, string>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const traffic = watchTraffic(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { scripts, requests } = traffic.take();
  await context.close();
  return { 'JS KB br': scriptKB(scripts).toFixed(1), requests: String(requests) };
}

function bareSizeRow(): Record<string, string> {
  const assets = readdirSync(join(BARE_FOLDER, 'assets')).filter((name) => name.endsWith('.js'));
  const paths = assets.map((name) => `assets/${name}`);
  return { 'JS KB br': scriptKB(paths, BARE_FOLDER).toFixed(1), requests: '2' };
}

const [site, bare, browser] = await Promise.all([startSite(), startBareSite(), launchChromium()]);
try {
  const table: Record<string, Record<string, string>> = {};
  table['bare React page'] = { ...bareSizeRow(), ...(await vitalsRow(browser, bare.origin)) };
  for (const path of ['/welcome', '/home', '/news', '/activity']) {
    const address = `${site.origin}/?lang=US#${path}`;
    table[path] = { ...(await sizeRow(browser, address)), ...(await vitalsRow(browser, address)) };
  }
  console.log(`Slow 4G, processor four times slower, medians of ${String(RUNS)}:`);
  console.table(table);
  const change = median(await repeat(() => routeChange(browser, site.origin)));
  console.log(`Route change to next paint, warm: ${change.toFixed(0)} ms`);
} finally {
  await browser.close();
  await Promise.all([site.stop(), bare.stop()]);
}
