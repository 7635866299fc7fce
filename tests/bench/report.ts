import type { Vitals } from './measure.ts';

/** A page or a floor, measured. */
export interface Row extends Vitals {
  name: string;
  scriptKB: number;
}

/** A page, the KB of JavaScript that a first visit asks for, and how many it may. */
export type Weight = readonly [path: string, scriptKB: number, most: number];

/** How far a page may be from the floors (architecture, "Speed"). */
const FIRST_PAINT_TIMES_FLOOR_1 = 1.1;
const BLOCKED_ABOVE_FLOOR_2 = 100;
const SHIFT = 0.02;
const ROUTE_CHANGE = 100;
/** Issue 7: a kept tab, and a page of 10 000 rows. */
const CACHED_TAB = 50;
const FRAMES = 55;

/** The pages that have a first screen in the HTML, and with it a target. */
const TIMED = ['/welcome', '/home'];

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

/**
 * Sets pages beside floors and targets.
 * @param rows floor 1, floor 2, then the pages
 * @param weights every page that a visitor sees, also those that aren't timed
 */
export function judge(
  rows: readonly Row[],
  { changes, tabs, frames }: Operated,
  weights: readonly Weight[],
): { table: Record<string, Record<string, string>>; targets: Record<string, Target> } {
  const [bare, libraries, ...pages] = rows;
  if (!bare || !libraries) throw new Error('Both floors must be measured');
  const table: Record<string, Record<string, string>> = {};
  for (const row of rows)
    table[row.name] = {
      'JS KB br': row.scriptKB.toFixed(1),
      'first paint': row.firstPaint.toFixed(0),
      '× floor 1': (row.firstPaint / bare.firstPaint).toFixed(2),
      'largest paint': row.largestContent.toFixed(0),
      blocked: row.blocked.toFixed(0),
      '− floor 2': (row.blocked - libraries.blocked).toFixed(0),
      'of all: script': row.script.toFixed(0),
      'style, layout': row.layout.toFixed(0),
      shift: row.shift.toFixed(3),
    };

  const targets: Record<string, Target> = {};
  for (const row of pages) {
    if (TIMED.includes(row.name)) {
      const ratio = row.firstPaint / bare.firstPaint;
      targets[`${row.name}: first paint ÷ floor 1`] = atMost(ratio, FIRST_PAINT_TIMES_FLOOR_1, 2);
      const above = row.blocked - libraries.blocked;
      targets[`${row.name}: blocked − floor 2, ms`] = atMost(above, BLOCKED_ABOVE_FLOOR_2, 0);
    }
    targets[`${row.name}: layout shift`] = atMost(row.shift, SHIFT, 3);
  }
  for (const [path, scriptKB, most] of weights)
    targets[`${path}: JS KB br`] = atMost(scriptKB, most, 1);
  for (const [path, milliseconds] of changes)
    targets[`route change to ${path}, ms`] = atMost(milliseconds, ROUTE_CHANGE, 0);
  for (const [path, milliseconds] of tabs)
    targets[`kept tab ${path}, ms`] = atMost(milliseconds, CACHED_TAB, 0);
  targets['10 000 rows scroll, frames a second'] = {
    measured: frames.toFixed(0),
    target: `≥ ${String(FRAMES)}`,
    met: frames >= FRAMES ? 'yes' : 'NO',
  };
  return { table, targets };
}
