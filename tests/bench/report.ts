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

/** How far a page may be from the floors (architecture, "Speed"). */
const FIRST_PAINT_TIMES_FLOOR_1 = 1.3;
const LARGEST_TIMES_FLOOR_2 = 1.5;
/** A second visit. */
const AGAIN_TIMES_FLOOR_1 = 0.5;
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
      'of all: script': row.script.toFixed(0),
      'style, layout': row.layout.toFixed(0),
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
    targets[`kept tab ${path}, ms`] = atMost(milliseconds, CACHED_TAB, 0);
  if (frames !== undefined)
    targets['10 000 rows scroll, frames a second'] = {
      measured: frames.toFixed(0),
      target: `≥ ${String(FRAMES)}`,
      met: frames >= FRAMES ? 'yes' : 'NO',
    };
  return { table, targets };
}

/** What a run writes, and a later one is compared with. */
export interface Figures {
  rows: readonly Row[];
  /** Absent: not measured. */
  operated?: Operated | undefined;
}

/** How much a ratio to a floor may differ from run to run. */
const NOISE = 0.08;
/** The same of a time in ms, and of frames a second. */
const NOISE_MS = 20;
const NOISE_FRAMES = 3;

/** What may be compared, by its name: the value and how much it may differ by chance. */
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
    ...tabs.map(([path, value]) => [`kept tab ${path}, ms`, { value, noise: NOISE_MS }] as const),
    ...(frames === undefined
      ? []
      : [['10 000 rows scroll, frames a second', { value: frames, noise: NOISE_FRAMES }] as const]),
  ]);
}

interface Measure {
  value: number;
  noise: number;
}

/** What has changed beyond the noise since an earlier run: ratios, since machines differ. */
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
