import type { Page } from 'playwright';
import { EVERY_PAGE, type SitePage } from '../support/every-page.ts';

/** A page to capture, with the steps before the screenshot. */
export interface Shot extends SitePage {
  /** Opens a dialog or menu. Doesn't locate elements by name, because names depend on the language. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens the last menu of the header. */
async function openUserMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').last().click();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('路演');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('header button:not([aria-haspopup]):not([aria-expanded])').last().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** Every page of the site, and pages with the login modal, the search and the user menu open. */
export const SHOTS: readonly Shot[] = [
  ...EVERY_PAGE,
  { name: 'login-modal', path: '/news', prepare: openLogin },
  { name: 'search', path: '/news', prepare: openSearch },
  { name: 'user-menu', path: '/news', account: 'competitor', prepare: openUserMenu },
];
