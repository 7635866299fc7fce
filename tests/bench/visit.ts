import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import {
  UNLIMITED,
  startThrottlingProxy,
  type NetworkConditions,
} from '../support/throttling-proxy.ts';

/** Slowdown factor of a phone’s processor relative to this machine. */
export const SLOWER = 4;

/** Devices of visitors. */
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
 * Polls an expression in the page. A locator would inject a script that blocks the page for 200 ms.
 */
export async function until(session: CDPSession, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Never became true: ${expression}`);
}

/** Whether React has replaced the heading of the HTML’s first screen. */
const TAKEN_OVER = `Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Whether the service worker controls the site. */
const SERVICE_WORKER_READY = `navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')`;

/**
 * Time without requests after which a page counts as loaded, in addition to the driver’s 500 ms.
 */
export const QUIET = 1500;

interface Visitor {
  device?: Device;
  /** An address that the visitor opened before. */
  before?: string;
  /** Network conditions of the visit; the earlier visit is unlimited. */
  network?: NetworkConditions;
}

/** Runs one visit in a new browser profile. */
export async function visit<T>(
  browser: Browser,
  then: (page: Page, session: CDPSession) => Promise<T>,
  { device = 'desktop', before, network = UNLIMITED }: Visitor = {},
): Promise<T> {
  const proxy = await startThrottlingProxy(UNLIMITED);
  const context = await browser.newContext({
    ...DEVICES[device],
    proxy: { server: proxy.address },
  });
  try {
    if (before !== undefined) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await open(page, session, before);
      await until(session, SERVICE_WORKER_READY);
      // A second visit, served by the worker, completes its cache.
      await open(page, session, before);
      await page.close();
    }
    proxy.setNetwork(network);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await then(page, session);
  } finally {
    await context.close();
    proxy.stop();
  }
}

/** Opens an address and waits until the page has loaded completely. */
export async function open(page: Page, session: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await until(session, TAKEN_OVER);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}
