import type { Vitals } from './measure.ts';

import type { Device } from './visit.ts';

/** What is measured: a page or a floor, as a visitor of a device opens it. */
export interface Subject {
  name: string;
  kind: 'floor 1' | 'floor 2' | 'page';
  device: Device;
  /** On a second visit, which the service worker answers. */
  again: boolean;
  scriptKB: number;
}

export type Row = Subject & Vitals;

/** A page, the KB of JavaScript that a first visit asks for, and how many it may. */
export type Weight = readonly [path: string, scriptKB: number, most: number];

/** How far a page may be from the floors (architecture, "Speed"). */
const FIRST_PAINT_TIMES_FLOOR_1 = 1.15;
const LARGEST_TIMES_FLOOR_2 = 1.5;
/** A second visit. */
const AGAIN_TIMES_FLOOR_1 = 0.5;
const BLOCKED_ABOVE_FLOOR_2 = 100;
const SHIFT = 0.02;
const ROUTE_CHANGE = 100;
/** Issue 7: a kept tab, and a page of 10 000 rows. */
const CACHED_TAB = 50;
const FRAMES = 55;

/** Pages with a target: what visitors arrive at. */
export const TIMED = [
  '/welcome',
  '/home',
  '/guide',
  '/activity',
  '/activity/details?id=activity-12',
  '/entries',
  '/entries-detail?id=entry-3-01',
  '/news',
  '/news/preview?id=news-01',
  '/history',
  '/domain',
  '/signup',
  '/expert',
  '/login',
];

/** What operating the site takes. */
export interface Operated {
  /** Route → milliseconds from the press to the frame that shows it. */
  changes: readonly (readonly [string, number])[];
  /** The same of tabs whose pages are kept. */
  tabs: readonly (readonly [string, number])[];
  /** Frames a second while the longest page of a list is scrolled. */
  frames: number;
}

interface Target {
  measured: string;
  target: string;
  met: 'yes' | 'NO';
}

function atMost(value: number, most: number, digits: number): Target {
  return {
    measured: value.toFixed(digits),
    target: `≤ ${most.toFixed(digits)}`,
    met: value <= most ? 'yes' : 'NO',
  };
}

function titleOf({ name, kind, device, again }: Subject): string {
  return `${name}, ${device}${again ? ', again' : ''}${kind === 'page' ? '' : ` (${kind})`}`;
}

/** How far a page is from the floors on the same device. */
function ratios(row: Row, rows: readonly Row[]) {
  const floor = (kind: Row['kind']) =>
    rows.find((one) => one.kind === kind && one.device === row.device);
  const [bare, libraries] = [floor('floor 1'), floor('floor 2')];
  if (!bare || !libraries) throw new Error('Both floors must be measured');
  return {
    firstPaint: row.firstPaint / bare.firstPaint,
    largest: row.largestContent / libraries.largestContent,
    blocked: row.blocked - libraries.blocked,
  };
}

/**
 * Sets pages beside floors and targets.
 * @param rows the floors and the pages, of each device
 * @param operated absent: not measured
 * @param weights every page that a visitor sees, also those that aren't timed
 */
export function judge(
  rows: readonly Row[],
  operated: Operated | undefined,
  weights: readonly Weight[],
): { table: Record<string, Record<string, string>>; targets: Record<string, Target> } {
  const { changes = [], tabs = [], frames } = operated ?? {};
  const table: Record<string, Record<string, string>> = {};
  const targets: Record<string, Target> = {};
  for (const row of rows) {
    const to = ratios(row, rows);
    const title = titleOf(row);
    table[title] = {
      'JS KB br': row.scriptKB.toFixed(1),
      'first paint': row.firstPaint.toFixed(0),
      '× floor 1': to.firstPaint.toFixed(2),
      'largest paint': row.largestContent.toFixed(0),
      '× floor 2': to.largest.toFixed(2),
      blocked: row.blocked.toFixed(0),
      '− floor 2': to.blocked.toFixed(0),
      'of all: script': row.script.toFixed(0),
      'style, layout': row.layout.toFixed(0),
      shift: row.shift.toFixed(3),
    };
    if (row.kind !== 'page') continue;
    const most = row.again ? AGAIN_TIMES_FLOOR_1 : FIRST_PAINT_TIMES_FLOOR_1;
    targets[`${title}: first paint ÷ floor 1`] = atMost(to.firstPaint, most, 2);
    if (row.again) continue;
    targets[`${title}: largest paint ÷ floor 2`] = atMost(to.largest, LARGEST_TIMES_FLOOR_2, 2);
    targets[`${title}: blocked − floor 2, ms`] = atMost(to.blocked, BLOCKED_ABOVE_FLOOR_2, 0);
    targets[`${title}: layout shift`] = atMost(row.shift, SHIFT, 3);
  }
  for (const [path, scriptKB, most] of weights)
    targets[`${path}: JS KB br`] = atMost(scriptKB, most, 1);
  for (const [path, milliseconds] of changes)
    targets[`route change to ${path}, ms`] = atMost(milliseconds, ROUTE_CHANGE, 0);
  for (const [path, milliseconds] of tabs)
    targets[`kept tab ${path}, ms`] = atMost(milliseconds, CACHED_TAB, 0);
  if (frames !== undefined)
    targets['10 000 rows scroll, frames a second'] = {
      measured: frames.toFixed(0),
      target: `≥ ${String(FRAMES)}`,
      met: frames >= FRAMES ? 'yes' : 'NO',
    };
  return { table, targets };
}

/** How much a ratio to a floor may differ from one run to the next. */
const NOISE = 0.08;

/** What has changed beyond the noise since an earlier run: ratios, since machines differ. */
export function comparison(
  former: readonly Row[],
  rows: readonly Row[],
): Record<string, { before: string; now: string }> {
  const changed: Record<string, { before: string; now: string }> = {};
  for (const row of rows) {
    const before = former.find((one) => titleOf(one) === titleOf(row));
    if (!before || row.kind !== 'page') continue;
    const [then, now] = [ratios(before, former), ratios(row, rows)];
    for (const key of ['firstPaint', 'largest'] as const)
      if (Math.abs(now[key] - then[key]) > NOISE)
        changed[`${titleOf(row)}: ${key}`] = {
          before: then[key].toFixed(2),
          now: now[key].toFixed(2),
        };
  }
  return changed;
}
