import type { Page } from '@playwright/test';
import type { Settings } from '../../src/settings/settings-shape';
import { expect, openPage } from './fixtures';
import { demoSession, restoreStorage } from './sessions';

/**
 * Opens a page of the back office in English for the demo administrator with these stored settings.
 */
export async function openForStaff(
  page: Page,
  path: string,
  settings: Partial<Settings> = {},
): Promise<void> {
  const session = await demoSession(page, 'administrator');
  await restoreStorage(page, { session, settings: { lang: 'US', ...settings } });
  await openPage(page, path);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Opens another page in the same document, as a menu link does. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

/** Returns the titles of the open tabs from left to right. */
export function tabTitles(page: Page): Promise<string[]> {
  return page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab').allInnerTexts();
}
