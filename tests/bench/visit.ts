import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { FULL, startLine, type Line } from '../support/line.ts';

/** How much slower than this machine a phone's processor is taken to be. */
export const SLOWER = 4;

/** What visitors hold in their hands. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;

/**
 * Asks the page until an expression holds. Not by a locator: the script that a driver brings for it
 * would block the page for 200 ms.
 */
export async function until(session: CDPSession, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Never became true: ${expression}`);
}

/** Whether the page's title is React's, no longer the HTML's first screen. */
const TAKEN_OVER = `Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Whether the service worker watches over the site from now on. */
const SERVICE_WORKER_READY = `navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')`;

/** How long nothing may be asked for until a page counts as loaded, beside the driver's 500 ms. */
export const QUIET = 1500;

interface Visitor {
  device?: Device;
  /** An address that the same visitor has opened before. */
  before?: string;
  /** What the visit goes over; what was opened before came as fast as the machine. */
  line?: Line;
}

/** A browser in a fresh profile, for one visit. */
export async function visit<T>(
  browser: Browser,
  then: (page: Page, session: CDPSession) => Promise<T>,
  { device = 'desktop', before, line = FULL }: Visitor = {},
): Promise<T> {
  const started = await startLine(FULL);
  const context = await browser.newContext({
    ...DEVICES[device],
    proxy: { server: started.address },
  });
  try {
    if (before !== undefined) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await open(page, session, before);
      await until(session, SERVICE_WORKER_READY);
      // Once more, as a page that the worker serves: what it keeps is complete then.
      await open(page, session, before);
      await page.close();
    }
    started.become(line);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await then(page, session);
  } finally {
    await context.close();
    started.stop();
  }
}

/** Opens an address and waits until the page has everything. */
export async function open(page: Page, session: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await until(session, TAKEN_OVER);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}
