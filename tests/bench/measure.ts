import type { Browser, CDPSession, Page } from 'playwright';

/** Times in milliseconds; `shift` has no unit. */
export interface Vitals {
  firstPaint: number;
  largestContent: number;
  /** Main thread blocked: of every task over 50 ms, what is over. */
  blocked: number;
  /** Of the main thread's whole time: running scripts. */
  script: number;
  /** Of the main thread's whole time: style and layout. Painting comes on top. */
  layout: number;
  shift: number;
}

/** Slow 4G and a phone's processor, as Lighthouse takes them: 1.6 Mbit/s, 150 ms, four times slower. */
async function slowDown(session: CDPSession): Promise<void> {
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
async function readVitals(): Promise<Omit<Vitals, 'script' | 'layout'>> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  // What runs from here on is this measuring, not the page.
  const asked = performance.now();
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const own = tasks?.filter(({ startTime, duration }) => startTime + duration < asked);
  const sum = (values: number[] = []) => values.reduce((total, value) => total + value, 0);
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-paint')?.startTime ?? NaN,
    largestContent: largest?.at(-1)?.startTime ?? NaN,
    blocked: sum(own?.map(({ duration }) => Math.max(0, duration - 50))),
    shift: sum(shifts?.map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value))),
  };
}

/**
 * Asks the page until an expression holds. Not by a locator: the script that a driver brings for it
 * would block the page for 200 ms.
 */
async function until(session: CDPSession, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Never became true: ${expression}`);
}

/** Whether the page's title is React's, no longer the HTML's first screen. */
const TAKEN_OVER = `Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** How long nothing may be asked for until a page counts as loaded, beside the driver's 500 ms. */
const QUIET = 1500;

/** Opens an address slowed down, in a fresh profile, and hands the loaded page to `then`. */
async function visit<T>(
  browser: Browser,
  address: string,
  then: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(session);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await until(session, TAKEN_OVER);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET);
    return await then(page, session);
  } finally {
    await context.close();
  }
}

/** The vitals of one first visit. */
export function loadVitals(browser: Browser, address: string): Promise<Vitals> {
  return visit(browser, address, async (page, session) => {
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
    return {
      ...(await page.evaluate(readVitals)),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    };
  });
}

/** Presses the menu's link to a path and waits for the frame that shows its page. In the page. */
async function pressLink(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href^="#${path}"]`);
  if (link === null) throw new Error(`The menu has no link to ${path}`);
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  const start = performance.now();
  link.click();
  do await new Promise(requestAnimationFrame);
  while (title() === before);
  // A task set from a frame's callback runs when that frame has been drawn.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/**
 * Milliseconds from pressing a link of the menu to the frame that shows the other page, with its
 * code and data already there (each pressed once before): what the site itself needs.
 */
export function routeChanges(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<number[]> {
  return visit(browser, `${origin}/?lang=US#${paths.at(-1) ?? ''}`, async (page, session) => {
    for (const path of paths)
      await until(session, `document.querySelector('nav a[href^="#${path}"]') !== null`);
    const times: number[] = [];
    for (const path of [...paths, ...paths]) {
      times.push(await page.evaluate(pressLink, path));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET);
    }
    return times.slice(paths.length);
  });
}
