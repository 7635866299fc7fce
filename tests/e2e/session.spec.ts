import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures.ts';
import { cancelSignUp } from './own-activity.ts';

test('shows an error for a wrong password, logs in with the right one, and logs out', async ({
  page,
}) => {
  await openPage(page, '/home');
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await fillLogin(page, { ...ACCOUNTS.judge, password: 'Not-this-one' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('alert')).toContainText(/password/i);

  await fillLogin(page, ACCOUNTS.judge);
  await expect(dialog).toBeHidden();
  const user = page.getByRole('button', { name: ACCOUNTS.judge.name });
  await expect(user).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: /Scoring system|评分系统/ })).toBeVisible();

  await page.reload();
  await user.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(
    page
      .getByRole('button', { name: 'Log in / Register' })
      .or(page.getByRole('link', { name: 'Enter the site' })),
  ).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeNull();
});

test('a competitor signs up for an activity and cancels', async ({ page }) => {
  // Opened by address, because activities of other tests may push it off the list’s first page.
  await openPage(page, '/activity/details?id=activity-01');
  // An anonymous visitor logs in on the same page.
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  const seats = page.getByRole('main').getByText(/signed up, /);
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel sign-up' });
  const before = await seats.textContent();
  // The pending action continues without another click.
  await fillLogin(page, ACCOUNTS.competitor);
  await expect(page.getByRole('button', { name: ACCOUNTS.competitor.name })).toBeVisible();
  await expect(cancel).toBeVisible();
  await expect(seats).not.toHaveText(before ?? '');
  await page.reload();
  await cancelSignUp(cancel);
  await expect(signUp).toBeEnabled();
  await expect(seats).toHaveText(before ?? '');
});
