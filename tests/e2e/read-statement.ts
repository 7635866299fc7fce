import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the competition’s statement once it has loaded. */
export async function readStatement(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const open = page.getByRole('button', { name: 'Read the whole statement' });
  if (await open.isVisible()) await open.click();
}
