import type { Browser, Page } from 'playwright';

/** Times in milliseconds; `shift` has no unit. */
export interface Vitals {
  firstPaint: number;
  firstContent: number;
  largestContent: number;
  /** Main thread blocked: of every task over 50 ms, what is over. */
  blocked: number;
  shift: number;
}

/** Slow 4G and a phone's processor, as Lighthouse takes them: 1.6 Mbit/s, 150 ms, four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Reads what the browser has kept about the page so far. Runs inside the page. */
async function readVitals(): Promise<Vitals> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const paint = (name: string) => paints?.find((entry) => entry.name === name)?.startTime ?? NaN;
  const sum = (values: number[] = []) => values.reduce((total, value) => total + value, 0);
  return {
    firstPaint: paint('first-paint'),
    firstContent: paint('first-contentful-paint'),
    largestContent: largest?.at(-1)?.startTime ?? NaN,
    blocked: sum(tasks?.map(({ duration }) => Math.max(0, duration - 50))),
    shift: sum(shifts?.map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value))),
  };
}

/** Opens an address slowed down, in a fresh profile, and hands the loaded page to `then`. */
export async function visit<T>(
  browser: Browser,
  address: string,
  then: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('#root h1').first().waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await then(page);
  } finally {
    await context.close();
  }
}

/** The vitals of one first visit. */
export function loadVitals(browser: Browser, address: string): Promise<Vitals> {
  return visit(browser, address, (page) => page.evaluate(readVitals));
}

/**
 * Milliseconds from pressing a link of the menu to the frame that shows the other page, with its
 * code and data already there (pressed once before): what the site itself needs.
 */
export function routeChange(browser: Browser, origin: string): Promise<number> {
  return visit(browser, `${origin}/?lang=US#/home`, async (page) => {
    const press = (to: string) =>
      page.evaluate(async (path) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href^="#${path}"]`);
        if (link === null) throw new Error(`The menu has no link to ${path}`);
        const before = document.querySelector('main h1')?.textContent;
        const start = performance.now();
        link.click();
        while (document.querySelector('main h1')?.textContent === before) {
          await new Promise(requestAnimationFrame);
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      }, to);
    await page.locator('nav a[href^="#/news"]').first().waitFor();
    await press('/news');
    await page.waitForLoadState('networkidle');
    await press('/activity');
    await page.waitForLoadState('networkidle');
    return press('/news');
  });
}
