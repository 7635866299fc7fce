import { test as base, expect, type Page } from '@playwright/test';
import { startThrottlingProxy, type NetworkConditions } from '../support/throttling-proxy.ts';
import { workerSite } from './site.ts';

/**
 * Resolves when the page is interactive, which its title shows, or at the timeout in milliseconds.
 * Runs in the page, because polling from outside is late or expensive.
 */
function untilInteractive(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + timeout;
    const look = () => {
      if (/ - /.test(document.title) || performance.now() > end) resolve();
      else setTimeout(look, 20);
    };
    look();
  });
}

/** Demo accounts; each flow that writes has its own. */
export const ACCOUNTS = {
  competitor: { phone: '13800000001', password: 'Compete-2026', name: 'Xiaotong Lin' },
  administrator: { phone: '13800000003', password: 'Admin-2026', name: 'Jing Chen' },
  judge: { phone: '13800000002', password: 'Score-2026', name: 'Mingyuan Zhou' },
} as const;

/** The server of a worker. */
interface TestedSite {
  /** Scheme, host and port. */
  origin: string;
  /** Data folder, which contains the outbox. */
  dataDir: string;
}

interface Fixtures {
  /** Console errors and failed scripts of the page; a test removes the expected ones. */
  problems: string[];
  /** Network conditions of the page; undefined: unlimited. */
  network: NetworkConditions | undefined;
}

/** A test that fails if its page logs a console error or throws. */
export const test = base.extend<Fixtures, { site: TestedSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
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
  network: [undefined, { option: true }],
  proxy: async ({ network }, use) => {
    const throttling = network && (await startThrottlingProxy(network));
    await use(throttling && { server: throttling.address });
    throttling?.stop();
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The page that `sessions.ts` opens to store sessions has no icon.
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

/** Removes expected network errors; other errors remain. */
export function allowNetworkErrors(problems: string[], expected = /Failed to load resource/): void {
  const left = problems.filter((problem) => !expected.test(problem));
  problems.splice(0, problems.length, ...left);
}

/**
 * Waits until the page is interactive, which its title shows; the HTML already contains the first
 * screen.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.evaluate(untilInteractive, 9000);
  await expect(page).toHaveTitle(/ - /);
}

/** Opens a page in English and waits for its heading. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/?lang=US#${path}`);
  await waitUntilInteractive(page);
  await expect(page.locator('#root h1').first()).toBeAttached();
}

/** Logs in through the open dialog. */
export async function fillLogin(
  page: Page,
  account: { phone: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(account.phone);
  // Located by role, because fields of hidden tabs have none.
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
  // The page that follows a login by the header's button (specification, section 4).
  await expect(page).toHaveURL(/\/signup/);
}

export { expect };

/** Disables prefetching during idle time, as for visitors who save data. */
export async function disablePrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Closes a page before its server stops: requests that fail later would be console errors. */
export async function endVisit(page: Page): Promise<void> {
  await page.close();
}
