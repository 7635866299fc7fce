import type { Browser, CDPSession, Page } from 'playwright';

/** How much slower than this machine a phone's processor is taken to be. */
export const SLOWER = 4;

/**
 * Asks the page until an expression holds. Not by a locator: the script that a driver brings for it
 * would block the page for 200 ms.
 */
export async function until(session: CDPSession, expression: string): Promise<void> {
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
export const QUIET = 1500;

/** A browser in a fresh profile, for one visit. */
export async function visit<T>(
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

/** Opens an address and waits until the page has everything. */
export async function open(page: Page, session: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await until(session, TAKEN_OVER);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}
