import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../scripts/support/browser.ts';

/** What a visitor opens, and changes to inside the site. */
const PAGES = ['/home', '/activity', '/entries', '/news', '/signup'];
/** A page that shows nothing after so long is white. */
const TIMEOUT = 10_000;
const PAUSE = 300;
/** Who is shown that no server answers tries again after so long. */
const UNREACHABLE_PAUSE = 1000;

/**
 * What is to be seen of the site itself: a heading, or an error page's; or what it says, with a button that
 * loads it anew, where its scripts didn't come.
 */
const SHOWN = '#root h1, #root h2, [role="alert"], #plain-page';

/** How many pages were looked at; those that never showed anything; those that no server sent. */
export interface Sights {
  looks: number;
  white: string[];
  unreachable: number;
}

/** What a page holds instead of the site, in a line: its address (the browser's own where a load failed), texts. */
async function contentOf(page: Page): Promise<string> {
  const text = page.evaluate(() => document.documentElement.innerText).catch(String);
  const inTime = await Promise.race([text, wait(TIMEOUT, 'its thread is held')]);
  return `${page.url()}, "${inTime.replace(/\s+/g, ' ').slice(0, 200)}"`;
}

/** Somebody with a browser: one page stays open and moves about the site, others come afresh. */
export class Visitor {
  readonly sights: Sights = { looks: 0, white: [], unreachable: 0 };
  private readonly browser: Browser;
  private readonly address: string;
  private open: Page | undefined;

  private constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  static async arrive(address: string): Promise<Visitor> {
    // Else it would end this process at Ctrl-C, before what else was started is stopped.
    return new Visitor(await launchChromium({ endAtSignals: false }), address);
  }

  /** Looks at pages until it is stopped. */
  async look(stopped: () => boolean): Promise<void> {
    this.open = await this.newPage();
    await this.open.goto(`${this.address}/?lang=US#/home`);
    for (let at = 0; !stopped(); at += 1) {
      const path = PAGES[at % PAGES.length] ?? '';
      await this.moveTo(this.open, path);
      await this.comeAfresh(path);
      await wait(PAUSE);
    }
  }

  async leave(): Promise<void> {
    await this.browser.close();
  }

  private async newPage(): Promise<Page> {
    const context = await this.browser.newContext({ serviceWorkers: 'block' });
    return await context.newPage();
  }

  /** A page change inside the site that is open. */
  private async moveTo(page: Page, path: string): Promise<void> {
    const moved = page.evaluate((to) => {
      location.hash = to;
    }, path);
    // A page that loads itself anew in this moment stays where it is. Nothing else ends the wait for one
    // that never loads.
    await Promise.race([moved.catch(() => undefined), wait(TIMEOUT)]);
    await this.note(page, `open page, ${path}`);
  }

  private async comeAfresh(path: string): Promise<void> {
    const page = await this.newPage();
    try {
      await page.goto(`${this.address}/?lang=US#${path}`, { timeout: TIMEOUT });
      await this.note(page, `new page, ${path}`);
    } catch {
      this.sights.unreachable += 1;
      await wait(UNREACHABLE_PAUSE);
    }
    await page.context().close();
  }

  private async note(page: Page, what: string): Promise<void> {
    this.sights.looks += 1;
    try {
      await page.locator(SHOWN).first().waitFor({ state: 'visible', timeout: TIMEOUT });
    } catch {
      this.sights.white.push(`${what}: ${await contentOf(page)}`);
    }
  }
}
