import type { Page } from '@playwright/test';

/** What Chromium tells of a shift; the types of the browser have none yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Shift {
  value: number;
  /** What moved, as its markup begins. */
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** Writes down, from the first paint on, what moves without the visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has moved since it was opened, and what did. */
export async function shiftsOf(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((name) => `${value.toFixed(4)} ${name}`)),
  };
}
