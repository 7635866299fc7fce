import type { Vitals } from './measure.ts';
import type { Device } from './visit.ts';

/** A measurement of a page or a minimal site on a device. */
export interface Subject {
  name: string;
  kind: 'floor 1' | 'floor 2' | 'page';
  device: Device;
  /** On a repeated visit, served by the service worker. */
  again: boolean;
  scriptKB: number;
}

export type Row = Subject & Vitals;

/** Maximum ratios to the minimal sites (architecture, "Speed"). */
const FIRST_PAINT_TIMES_FLOOR_1 = 1.3;
const LARGEST_TIMES_FLOOR_2 = 1.5;
/** A repeated visit. */
const AGAIN_TIMES_FLOOR_1 = 0.5;
const SHIFT = 0.02;
const ROUTE_CHANGE = 100;
/** Issue 7: a cached tab, and a page with 10,000 rows. */
const CACHED_TAB = 50;
const FRAMES = 55;

/** Pages with a target: the usual entry pages. */
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

/** Measurements of interactions. */
export interface Operated {
  /** Milliseconds from the click to the frame that shows the route. */
  changes: readonly (readonly [string, number])[];
  /** The same for tabs with cached pages. */
  tabs: readonly (readonly [string, number])[];
  /** Frames per second while scrolling the longest page of a list. */
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
  return `${name}, ${device}${again ? ', repeated' : ''}${kind === 'page' ? '' : ` (${kind})`}`;
}

/** Returns the ratio of a page to the minimal sites on the same device. */
function ratios(row: Row, rows: readonly Row[]) {
  const floor = (kind: Row['kind']) =>
    rows.find((one) => one.kind === kind && one.device === row.device);
  const [bare, libraries] = [floor('floor 1'), floor('floor 2')];
  if (!bare || !libraries) throw new Error('Both minimal sites must be measured.');
  return {
    firstPaint: row.firstPaint / bare.firstPaint,
    largest: row.largestContent / libraries.largestContent,
    blocked: row.blocked - libraries.blocked,
  };
}

/**
 * Compares pages with minimal sites and targets.
 * @param rows minimal sites and pages, for each device
 * @param operated absent: not measured
 */
export function judge(
  rows: readonly Row[],
  operated: Operated | undefined,
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
      'total script': row.script.toFixed(0),
      'total layout': row.layout.toFixed(0),
      shift: row.shift.toFixed(3),
    };
    if (row.kind !== 'page') continue;
    const most = row.again ? AGAIN_TIMES_FLOOR_1 : FIRST_PAINT_TIMES_FLOOR_1;
    targets[`${title}: first paint ÷ floor 1`] = atMost(to.firstPaint, most, 2);
    if (row.again) continue;
    targets[`${title}: largest paint ÷ floor 2`] = atMost(to.largest, LARGEST_TIMES_FLOOR_2, 2);
    targets[`${title}: layout shift`] = atMost(row.shift, SHIFT, 3);
  }
  for (const [path, milliseconds] of changes)
    targets[`route change to ${path}, ms`] = atMost(milliseconds, ROUTE_CHANGE, 0);
  for (const [path, milliseconds] of tabs)
    targets[`cached tab ${path}, ms`] = atMost(milliseconds, CACHED_TAB, 0);
  if (frames !== undefined)
    targets['scrolling 10,000 rows, frames per second'] = {
      measured: frames.toFixed(0),
      target: `≥ ${String(FRAMES)}`,
      met: frames >= FRAMES ? 'yes' : 'NO',
    };
  return { table, targets };
}

/** Output of a run, for comparison with later runs. */
export interface Figures {
  rows: readonly Row[];
  /** Absent: not measured. */
  operated?: Operated | undefined;
}

/** Noise of a ratio between runs. */
const NOISE = 0.08;
/** Noise of times in milliseconds and of frames per second. */
const NOISE_MS = 20;
const NOISE_FRAMES = 3;

/** Returns the comparable values by name, with their noise. */
function comparable({ rows, operated }: Figures): Map<string, Measure> {
  const { changes = [], tabs = [], frames } = operated ?? {};
  const pages = rows.filter(({ kind }) => kind === 'page');
  return new Map<string, Measure>([
    ...pages.flatMap((row) => {
      const { firstPaint, largest, blocked } = ratios(row, rows);
      return [
        [`${titleOf(row)}: first paint ÷ floor 1`, { value: firstPaint, noise: NOISE }],
        [`${titleOf(row)}: largest paint ÷ floor 2`, { value: largest, noise: NOISE }],
        [`${titleOf(row)}: blocked − floor 2, ms`, { value: blocked, noise: NOISE_MS }],
        [`${titleOf(row)}: layout shift`, { value: row.shift, noise: SHIFT / 2 }],
      ] as const;
    }),
    ...changes.map(
      ([path, value]) => [`route change to ${path}, ms`, { value, noise: NOISE_MS }] as const,
    ),
    ...tabs.map(([path, value]) => [`cached tab ${path}, ms`, { value, noise: NOISE_MS }] as const),
    ...(frames === undefined
      ? []
      : [
          [
            'scrolling 10,000 rows, frames per second',
            { value: frames, noise: NOISE_FRAMES },
          ] as const,
        ]),
  ]);
}

interface Measure {
  value: number;
  noise: number;
}

/**
 * Returns changes beyond the noise since an earlier run; page times as ratios, because machines
 * differ.
 */
export function comparison(
  former: Figures,
  figures: Figures,
): Record<string, { before: string; now: string }> {
  const before = comparable(former);
  const changed = [...comparable(figures)].flatMap(([name, { value, noise }]) => {
    const then = before.get(name)?.value;
    if (then === undefined || Math.abs(value - then) <= noise) return [];
    return [[name, { before: then.toFixed(2), now: value.toFixed(2) }] as const];
  });
  return Object.fromEntries(changed);
}
