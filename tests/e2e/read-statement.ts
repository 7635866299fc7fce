import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Scrolls to the end of the competition’s statement once it has loaded. */
export async function readStatement(page: Page): Promise<void> {
  const statement = page.locator('[role=region][tabindex="0"]');
  await expect(statement.getByRole('heading', { level: 3 })).toBeVisible();
  await statement.evaluate((node) => {
    node.scrollTop = node.scrollHeight;
  });
}
