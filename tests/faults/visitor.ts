import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../scripts/support/browser.ts';

/** Pages that a visitor opens and navigates to. */
const PAGES = ['/home', '/activity', '/entries', '/news', '/signup'];
/** A page without content after this time counts as blank, in milliseconds. */
const TIMEOUT = 10_000;
const PAUSE = 300;
/** Pause before a retry when the server is unreachable, in milliseconds. */
const UNREACHABLE_PAUSE = 1000;

/** Selects content of the site: a heading, an error message, or the page shown without scripts. */
const SHOWN = '#root h1, #root h2, [role="alert"], #plain-page';

/**
 * Numbers of visited pages, of pages that stayed blank, and of pages that the server did not
 * return.
 */
export interface Sights {
  looks: number;
  white: string[];
  unreachable: number;
}

/**
 * Describes the content of a page in one line: its URL (the browser’s own for a failed load) and
 * texts.
 */
async function contentOf(page: Page): Promise<string> {
  const text = page.evaluate(() => document.documentElement.innerText).catch(String);
  const inTime = await Promise.race([text, wait(TIMEOUT, 'its thread is blocked')]);
  return `${page.url()}, "${inTime.replace(/\s+/g, ' ').slice(0, 200)}"`;
}

/** A visitor with a browser: one page stays open and navigates, others are new. */
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
    // Otherwise the browser would end this process on Ctrl-C before the other processes are
    // stopped.
    return new Visitor(await launchChromium({ endAtSignals: false }), address);
  }

  /** Visits pages until it is stopped. */
  async look(stopped: () => boolean): Promise<void> {
    this.open = await this.newPage();
    await this.open.goto(`${this.address}/?lang=US#/home`);
    for (let at = 0; !stopped(); at += 1) {
      const path = PAGES[at % PAGES.length] ?? '';
      await this.moveTo(this.open, path);
      await this.openNewPage(path);
      await wait(PAUSE);
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private async newPage(): Promise<Page> {
    const context = await this.browser.newContext({ serviceWorkers: 'block' });
    return await context.newPage();
  }

  /** Navigates inside the open site. */
  private async moveTo(page: Page, path: string): Promise<void> {
    const moved = page.evaluate((to) => {
      location.hash = to;
    }, path);
    // A page that reloads itself at this moment does not navigate; the timeout ends the wait.
    await Promise.race([moved.catch(() => undefined), wait(TIMEOUT)]);
    await this.note(page, `open page, ${path}`);
  }

  private async openNewPage(path: string): Promise<void> {
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
