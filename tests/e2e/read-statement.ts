import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reads the competition's statement to its end, once it has come. */
export async function readStatement(page: Page): Promise<void> {
  const statement = page.locator('[role=region][tabindex="0"]');
  await expect(statement.getByRole('heading', { level: 3 })).toBeVisible();
  await statement.evaluate((node) => {
    node.scrollTop = node.scrollHeight;
  });
}
