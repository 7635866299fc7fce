import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toast } from '@/app/toast/toast';
import { loadMessages } from '@/i18n/messages';

/** Returns the role of each live region that contains the text. */
function regionsAround(words: string): string[] {
  const regions = document.querySelectorAll('[role=alert], [role=status], [role=log], [aria-live]');
  return [...regions]
    .filter((region) => region.textContent.includes(words))
    .map((region) => region.getAttribute('role') ?? 'aria-live');
}

it.each([
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a %s is announced exactly once, as %s', async (level, role) => {
  await loadMessages('CN');
  await render(<main />);
  const words = `shown as ${level}`;
  await toast(level, words, 0);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(regionsAround(words)).toEqual([role]);
  await expect.element(page.getByRole(role).getByText(words)).toBeVisible();
});

it('the same message is shown once', async () => {
  await loadMessages('CN');
  await toast('warning', 'once', 0);
  await toast('warning', 'once', 0);
  await expect.element(page.getByText('once')).toBeVisible();
  expect(regionsAround('once')).toEqual(['alert']);
});

it('a click removes a toast, and a long toast leaves both ends of the header uncovered', async () => {
  await page.viewport(1280, 800);
  await loadMessages('CN');
  const words = 'The number set before you confirmed this address no longer works. '.repeat(2);
  await toast('warning', words, 0);
  const shown = page.getByRole('alert').getByText(words);
  await expect.element(shown).toBeVisible();
  const { left, right } = shown.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(300);
  expect(right).toBeLessThan(980);
  await shown.click();
  await expect.element(shown).not.toBeInTheDocument();
});
