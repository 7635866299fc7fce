import { allowNetworkErrors, expect, test } from './fixtures.ts';

test('a developer opens an operation on the contract’s page, which loads no external files', async ({
  page,
  problems,
}) => {
  const origins = new Set<string>();
  page.on('response', (response) => origins.add(new URL(response.url()).origin));
  await page.goto('/contract');
  await page.getByRole('link', { name: 'activity', exact: true }).click();
  await page.getByRole('link', { name: 'Sign up for an activity' }).first().click();
  await expect(page.getByText('Operation signUpActivity')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sign-up has closed.' })).toBeVisible();
  expect(origins.size).toBe(1);
  // Redoc requests its vendor’s logo, which the site’s content security policy blocks.
  allowNetworkErrors(problems, /cdn\.redoc\.ly/);
});
