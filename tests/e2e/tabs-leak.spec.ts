import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures';
import { openForStaff } from './staff';

/** Ten pages, ten times: a hundred tabs are opened and closed. */
const ROUNDS = 10;
const PAGES = [
  ...['/workplace', '/a/match/editions', '/a/match/tracks', '/a/match/entries'],
  ...['/a/match/experts', '/a/match/activities', '/a/match/news', '/a/match/site'],
  ...['/a/sys/user', '/a/sys/dict'],
];

/**
 * Warm-up rounds before the measurement: compiled code counts towards the heap and grows at first,
 * while leaks grow with every hundred tabs.
 */
const WARM_UP = 10;

/** Maximum growth. */
const ALLOWED = 1.1;

interface Weight {
  nodes: number;
  listeners: number;
  heap: number;
}

/** Returns the memory that the page retains after garbage collection. */
async function measureMemory(session: CDPSession): Promise<Weight> {
  // Collects three times, because one collection may let the next one free more.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Opens every page in its own tab, then closes each by its button. Runs in the page. */
async function openAndCloseAll(paths: readonly string[]): Promise<void> {
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  // The tabs of pages, not those within a page.
  const tabs = () => [
    ...document.querySelectorAll<HTMLElement>('[aria-label="Open pages"] [role=tab]'),
  ];
  const until = async (what: string, holds: () => boolean) => {
    for (let tries = 0; !holds(); tries += 1) {
      if (tries > 1200) throw new Error(`Never: ${what}`);
      await pause(25);
    }
  };
  const shown = () =>
    [...document.querySelectorAll('main h1')].some((title) => title.checkVisibility());
  for (const [at, path] of paths.entries()) {
    window.location.hash = path;
    await until(`${path} in a tab`, () => tabs().length === at + 2 && shown());
    // Time for the page to request and render its data.
    await pause(100);
  }
  for (let left = paths.length; left > 0; left -= 1) {
    tabs().at(-1)?.querySelector<HTMLElement>('[role=button]')?.click();
    await until('the last tab closes', () => tabs().length === left && shown());
  }
}

test(
  'a hundred opened and closed tabs leave no memory behind',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForStaff(page, '/a/home');
    await expect(page.getByRole('tab')).toHaveCount(1);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let round = 0; round < WARM_UP; round += 1) await page.evaluate(openAndCloseAll, PAGES);
    await page.waitForLoadState('networkidle');
    const start = await measureMemory(session);
    for (let round = 0; round < ROUNDS; round += 1) await page.evaluate(openAndCloseAll, PAGES);
    await page.waitForLoadState('networkidle');
    // Fading elements are removed a moment later.
    await expect
      .poll(
        async () => {
          const end = await measureMemory(session);
          const more = (['nodes', 'listeners', 'heap'] as const).filter(
            (what) => end[what] > ALLOWED * start[what],
          );
          return more.map((what) => `${what}: ${String(start[what])} → ${String(end[what])}`);
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
  },
);
