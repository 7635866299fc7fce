import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoAccount, EVERY_PAGE, isMobilePage } from '../../scripts/support/every-page.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { type Browser, DESK, PHONE, type Size, TIMEOUT } from './browser.ts';

/** Demo accounts. */
const ACCOUNTS: Record<DemoAccount, { phone: string; password: string }> = {
  competitor: { phone: '13800000001', password: 'Compete-2026' },
  judge: { phone: '13800000002', password: 'Score-2026' },
  administrator: { phone: '13800000003', password: 'Admin-2026' },
};

const PORTRAIT = join(import.meta.dirname, '../../src/app/share-card.jpg');

const button = (name: string) =>
  `//button[normalize-space()='${name}' or @aria-label='${name}' or span[normalize-space()='${name}']]`;
const field = (label: string) => `//input[@id=//label[normalize-space()='${label}']/@for]`;
const DIALOG = "//*[@role='dialog']";

/** Texts of visible headings; hidden pages of other tabs stay in the document. */
const HEADINGS = `[...document.querySelectorAll('#root h1')]
  .filter((heading) => heading.getClientRects().length > 0)
  .map((heading) => heading.innerText)`;

/** Opens every page of the site in a browser engine and tests a login, a form and an upload. */
export function smoke(engine: string, open: (size: Size) => Promise<Browser>): void {
  describe(engine, () => {
    let site: Site;
    const tokens = new Map<DemoAccount, Promise<string>>();

    beforeAll(async () => {
      site = await startSite({ template: process.env['DEMO_DATA'] });
    });
    afterAll(() => site.stop());

    async function login(name: DemoAccount): Promise<string> {
      const { phone, password } = ACCOUNTS[name];
      const response = await fetch(`${site.origin}/api/client/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: phone, password }),
      });
      return ((await response.json()) as { data: { token: string } }).data.token;
    }

    /** Opens a new browser on the site’s origin, logged in, with English texts. */
    async function visit(size: Size, account?: DemoAccount): Promise<Browser> {
      const stored: Record<string, string> = { settings: '{"version":1,"lang":"US"}' };
      if (account !== undefined) {
        const token = tokens.get(account) ?? login(account);
        tokens.set(account, token);
        Object.assign(stored, { token: await token, phone: ACCOUNTS[account].phone });
      }
      const browser = await open(size);
      await browser.goto(`${site.origin}/service-worker.js`);
      await browser.run(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
      return browser;
    }

    const shows = (browser: Browser, expression: string) =>
      expect.poll(() => browser.run(expression), { timeout: TIMEOUT });

    async function openPage(browser: Browser, path: string): Promise<void> {
      await browser.goto(`${site.origin}/#${path}`);
      await shows(browser, HEADINGS).toHaveLength(1);
      await shows(browser, 'document.title').toContain(' - ');
    }

    it.each(EVERY_PAGE)('opens $name ($path) on a first visit', async (page) => {
      const browser = await visit(isMobilePage(page) ? PHONE : DESK, page.account);
      try {
        await openPage(browser, page.path);
        expect(await browser.run('document.body.innerText')).not.toMatch(/couldn’t be loaded/);
        expect(await browser.run("document.querySelectorAll('main').length")).toBe(1);
      } finally {
        await browser.close();
      }
    });

    it('logs in through the dialog', async () => {
      const browser = await visit(DESK);
      try {
        await openPage(browser, '/home');
        await browser.click(button('Log in / Register'));
        const { phone, password } = ACCOUNTS.competitor;
        await browser.fill(field('Phone number or email'), phone);
        await browser.fill(field('Password'), password);
        await browser.click(`${DIALOG}${button('Log in')}`);
        await shows(browser, 'localStorage.token?.length > 0').toBe(true);
        await shows(browser, HEADINGS).toEqual(['Sign up']);
        // Opens another file first: a new hash alone would load nothing.
        await browser.goto(`${site.origin}/service-worker.js`);
        await openPage(browser, '/personal');
        await shows(browser, HEADINGS).toEqual(['Personal centre']);
      } finally {
        await browser.close();
      }
    });

    it('saves a form with an uploaded portrait', async () => {
      const browser = await visit(PHONE, 'competitor');
      try {
        await openPage(browser, '/h5/expert');
        await browser.fill(field('Name'), 'Mingyuan Zhou');
        await browser.upload("//input[@type='file']", PORTRAIT);
        await browser.click(`${DIALOG}${button('Use')}`);
        await shows(browser, "document.querySelector('img[alt=Photo]') !== null").toBe(true);
        await browser.click(button('Save draft'));
        await shows(browser, 'document.body.innerText').toContain('Saved to the server');
      } finally {
        await browser.close();
      }
    });
  });
}
