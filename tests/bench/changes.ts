import type { Browser, CDPSession, Page } from 'playwright';
import { ownTime, traceMainThread } from './main-thread.ts';
import { open, QUIET, SLOWER, until, visit } from './visit.ts';

/** Clicks an element and waits for the frame with another page’s title. Runs in the page. */
async function click(selector: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  const title = () =>
    [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())?.textContent;
  const before = title();
  performance.mark('pressed');
  element.click();
  do await new Promise(requestAnimationFrame);
  while (title() === before || title() === undefined);
  // A task queued in an animation frame callback runs after that frame has rendered.
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark('shown');
}

/**
 * Measures main thread time on a throttled processor from clicking each element to the frame that
 * shows its page. Each element is clicked once before, so its code and data are loaded. Up to
 * 16 ms of a result are the wait for the display’s next frame.
 */
async function clickTimes(
  page: Page,
  session: CDPSession,
  selectors: readonly string[],
): Promise<number[]> {
  for (const selector of selectors)
    await until(session, `document.querySelector(${JSON.stringify(selector)}) !== null`);
  const clickAndSettle = async (selector: string) => {
    await page.evaluate(click, selector);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET);
  };
  for (const selector of selectors) await clickAndSettle(selector);
  const times: number[] = [];
  for (const selector of selectors) {
    const { events } = await traceMainThread(session, () => clickAndSettle(selector));
    times.push(SLOWER * ownTime(events, 'pressed', 'shown'));
  }
  return times;
}

/** Returns the time of route changes through the public menu, in milliseconds. */
export function routeChanges(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<number[]> {
  return visit(browser, async (page, session) => {
    await open(page, session, `${origin}/?lang=US#${paths.at(-1) ?? ''}`);
    const links = paths.map((path) => `nav a[href^="#${path}"]`);
    return clickTimes(page, session, links);
  });
}

/** Selector of the back office tabs; pages may contain other tabs. */
const TAB = '[role=tab]:not(main *)';

/** Returns the time to show cached pages through their tabs, in milliseconds. */
export function tabChanges(
  browser: Browser,
  origin: string,
  token: string,
  paths: readonly string[],
): Promise<number[]> {
  return visit(browser, async (page, session) => {
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    for (const [at, path] of paths.entries()) {
      if (at === 0) await open(page, session, `${origin}/?lang=US#${path}`);
      else
        await page.evaluate((to) => {
          window.location.hash = to;
        }, path);
      await until(session, `document.querySelectorAll('${TAB}').length === ${String(at + 1)}`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET);
    }
    const tabs = paths.map((_, at) => `:nth-child(${String(at + 1)} of ${TAB})`);
    return clickTimes(page, session, tabs);
  });
}
