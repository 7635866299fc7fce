import { test as base, expect, type Page } from '@playwright/test';
import { startLine, type Line } from '../support/line.ts';
import { workerSite } from './site.ts';

/**
 * Resolves once a page of the site has named itself, which it does when it can be operated, or when
 * the time is up, ms. Runs in the page: from outside it would be asked too late, or so often that it
 * takes longer.
 */
function untilNamed(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + timeout;
    const look = () => {
      if (/ - /.test(document.title) || performance.now() > end) resolve();
      else setTimeout(look, 20);
    };
    look();
  });
}

/** The demo accounts that the flows use; each flow that writes has one of its own. */
export const ACCOUNTS = {
  competitor: { phone: '13800000001', password: 'Compete-2026', name: 'Xiaotong Lin' },
  administrator: { phone: '13800000003', password: 'Admin-2026', name: 'Jing Chen' },
  judge: { phone: '13800000002', password: 'Score-2026', name: 'Mingyuan Zhou' },
} as const;

/** Where the tests of a worker look. */
interface LookedAt {
  /** Scheme, host and port. */
  origin: string;
  /** Folder of its data; the outbox lies in it. */
  dataDir: string;
}

interface Fixtures {
  /** Console errors and failed scripts of the page; a test may take out what it provokes. */
  problems: string[];
  /** The line of the page; as fast as the machine if undefined. */
  line: Line | undefined;
}

/** A test that fails when its page writes an error to the console or throws. */
export const test = base.extend<Fixtures, { site: LookedAt }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- how Playwright wants a fixture without others
    async ({}, use) => {
      const site = await workerSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  line: [undefined, { option: true }],
  proxy: async ({ line }, use) => {
    const started = line && (await startLine(line));
    await use(started && { server: started.address });
    started?.stop();
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The file that a stored session is put in by (`sessions.ts`) has no icon of its own.
        if (message.location().url.endsWith('/favicon.ico')) return;
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
      await use(problems);
      expect(problems, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes out the failed calls of a test that cuts the network on purpose; anything else stays. */
export function allowNetworkErrors(problems: string[], expected = /Failed to load resource/): void {
  const left = problems.filter((problem) => !expected.test(problem));
  problems.splice(0, problems.length, ...left);
}

/** Waits until the page can be operated: then it names itself. The first screen stands in the HTML. */
export async function stands(page: Page): Promise<void> {
  await page.evaluate(untilNamed, 9000);
  await expect(page).toHaveTitle(/ - /);
}

/** Opens a page of the site in English and waits for its heading. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/?lang=US#${path}`);
  await stands(page);
  await expect(page.locator('#root h1').first()).toBeAttached();
}

/** Logs in through the dialog that is open. */
export async function fillLogin(
  page: Page,
  account: { phone: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(account.phone);
  // By its role, which a tab that isn't shown has none of.
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens the login dialog from the header and logs in. */
export async function logIn(
  page: Page,
  account: { phone: string; password: string; name: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await fillLogin(page, account);
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
}

export { expect };

/** Has a page's idle time fetch none of the site's code ahead, as for a visitor who saves data. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Closes a page before what serves it ends: what it still loads would be refused, which is an error in
 * its console.
 */
export async function endVisit(page: Page): Promise<void> {
  await page.close();
}
