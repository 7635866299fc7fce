import type { Browser, CDPSession, Page } from 'playwright';
import { blockedTime, ownTime, traceMainThread } from './main-thread.ts';

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

/** How much slower than this machine a phone's processor is taken to be. */
const SLOWER = 4;

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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Reads what the browser has kept about the page so far. Runs inside the page. */
async function readVitals(): Promise<Pick<Vitals, 'firstPaint' | 'largestContent' | 'shift'>> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(entries),
  );
  const own = shifts?.filter(({ hadRecentInput }) => hadRecentInput !== true) ?? [];
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-paint')?.startTime ?? NaN,
    largestContent: largest?.at(-1)?.startTime ?? NaN,
    shift: own.reduce((total, { value = 0 }) => total + value, 0),
  };
}

/**
 * Asks the page until an expression holds. Not by a locator: the script that a driver brings for it
 * would block the page for 200 ms.
 */
async function until(session: CDPSession, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
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

/** A browser in a fresh profile, for one visit. */
async function visit<T>(
  browser: Browser,
  then: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await then(page, session);
  } finally {
    await context.close();
  }
}

async function open(page: Page, session: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await until(session, TAKEN_OVER);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}

/** The vitals of one first visit. */
export function loadVitals(browser: Browser, address: string): Promise<Vitals> {
  return visit(browser, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(session);
    const { events } = await traceMainThread(session, async () => {
      await open(page, session, address);
      await session.send('Runtime.evaluate', { expression: "performance.mark('measured')" });
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
    return {
      ...(await page.evaluate(readVitals)),
      blocked: blockedTime(events),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    };
  });
}

/** Presses the menu's link to a path and waits for the frame that shows its page. In the page. */
async function pressLink(path: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href^="#${path}"]`);
  if (link === null) throw new Error(`The menu has no link to ${path}`);
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  performance.mark('pressed');
  link.click();
  do await new Promise(requestAnimationFrame);
  while (title() === before);
  // A task set from a frame's callback runs when that frame has been drawn.
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark('shown');
}

/**
 * The main thread's time, on the slow processor, from pressing a link of the menu to the frame that
 * shows the other page, its code and data already there (each is pressed once before): what the
 * site itself needs. Up to 16 ms until the screen's next frame come on top.
 */
export function routeChanges(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<number[]> {
  return visit(browser, async (page, session) => {
    await open(page, session, `${origin}/?lang=US#${paths.at(-1) ?? ''}`);
    for (const path of paths)
      await until(session, `document.querySelector('nav a[href^="#${path}"]') !== null`);
    const press = async (path: string) => {
      await page.evaluate(pressLink, path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET);
    };
    for (const path of paths) await press(path);
    const times: number[] = [];
    for (const path of paths) {
      const { events } = await traceMainThread(session, () => press(path));
      times.push(SLOWER * ownTime(events, 'pressed', 'shown'));
    }
    return times;
  });
}
