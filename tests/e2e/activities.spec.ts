import { expect, fillLogin, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { openAs } from './sessions';
import { addActivity, cancelSignUp, storedSignUp } from './own-activity';

const DAY = 24 * 60;

test('shows that the last seat has been taken and agrees with the server', async ({ page }) => {
  test.setTimeout(150_000);
  const { id } = await addActivity(page, { title: 'One seat', capacity: 1, startsIn: 3 * DAY });
  const account = await registerAccount(page);
  const rival = await registerAccount(page);
  const path = `/activity/details?id=${id}`;
  const body = { activityId: id };
  const stored = () => storedSignUp(page, account.token, id);
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  const status = page.getByRole('main').getByRole('status');

  await page.clock.install();
  await openPage(page, path);
  await signUp.click();
  await fillLogin(page, account);
  // The click that required the login continues after it.
  await expect(status.filter({ hasText: 'You are signed up' })).toBeVisible();
  expect(await stored()).toEqual({ status: 'signedUp', seats: 1 });

  await cancelSignUp(page.getByRole('button', { name: 'Cancel sign-up' }));
  await expect(signUp).toBeEnabled();
  expect(await stored()).toEqual({ status: 'cancelled', seats: 0 });

  // Another user takes the last seat.
  await call(page, rival.token, '/client/activity/signUp', { body });
  // The page refetches after a while.
  await page.clock.fastForward(16_000);
  await expect(page.getByText('The last seat has just been taken')).toBeVisible();
  await expect(signUp).toBeDisabled();
  expect(await stored()).toEqual({ status: 'cancelled', seats: 1 });
});

test('check-in with the venue’s code shows each outcome', async ({ page }) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  const later = await addActivity(page, { title: 'Later', capacity: 9, startsIn: 3 * DAY });
  const today = await addActivity(page, { title: 'Today', capacity: 9, startsIn: 1 });
  const stored = async () => (await storedSignUp(page, account.token, today.id)).status;
  const scanned = `/activity/details?id=${today.id}&code=${today.checkInCode}`;
  const main = page.getByRole('main');

  await openPage(page, scanned);
  await expect(main.getByText('Log in first, then check in')).toBeVisible();
  await main.getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await expect(main.getByText('You haven’t signed up for this activity')).toBeVisible();
  await main.getByRole('button', { name: 'Sign up', exact: true }).click();

  const code = main.getByRole('textbox', { name: 'Check-in code' });
  await expect(code).toHaveValue(today.checkInCode);
  await code.fill(today.checkInCode === '000000' ? '111111' : '000000');
  await main.getByRole('button', { name: 'Check in' }).click();
  await expect(main.getByText('The check-in code is wrong')).toBeVisible();
  expect(await stored()).toBe('signedUp');
  await code.fill(today.checkInCode);
  await main.getByRole('button', { name: 'Check in' }).click();
  await expect(main.getByText('You have checked in')).toBeVisible();
  expect(await stored()).toBe('signedIn');
  // A second check-in is reported by the page and by the server.
  await page.reload();
  await expect(main.getByText('You have checked in')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Check in' })).toBeHidden();

  const early = `/activity/details?id=${later.id}&code=${later.checkInCode}`;
  await call(page, account.token, '/client/activity/signUp', { body: { activityId: later.id } });
  await openPage(page, early);
  await expect(main.getByRole('alert')).toHaveText(/Check-in opens on/);

  // The personal centre shows the same state.
  await openPage(page, '/personal');
  const row = (title: string) => main.getByRole('listitem').filter({ hasText: title });
  await expect(row('Later').getByText(/Check-in opens on/)).toBeVisible();
  await expect(row('Today')).toContainText('Checked in');
});

test('a user cancels, signs up again and checks in from the personal centre', async ({ page }) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  // Begins soon: check-in is open on the days of the activity, and midnight may be near.
  const { id, checkInCode } = await addActivity(page, { title: 'Here', capacity: 9, startsIn: 2 });
  const body = { activityId: id };
  await call(page, account.token, '/client/activity/signUp', { body });
  const stored = async () => {
    const mine = await call(page, account.token, `/client/activity/signUp/${id}`);
    return (mine.data as { status: string }).status;
  };
  await openAs(page, account, '/personal');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Here' });
  const cancel = row.getByRole('button', { name: /Cancel sign-up/ });
  const again = row.getByRole('button', { name: 'Sign up again' });
  const code = row.getByRole('textbox', { name: 'Check-in code' });
  const checkIn = row.getByRole('button', { name: 'Check in' });

  await cancelSignUp(cancel);
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await stored()).toBe('cancelled');

  await again.click();
  await expect(row.getByText('Signed up', { exact: true })).toBeVisible();
  expect(await stored()).toBe('signedUp');

  await code.fill(checkInCode === '000000' ? '111111' : '000000');
  await checkIn.click();
  await expect(row.getByText('The check-in code is wrong')).toBeVisible();
  expect(await stored()).toBe('signedUp');
  await code.fill(checkInCode);
  await checkIn.click();
  await expect(row).toContainText('Thank you for coming');
  await expect(row.getByText('Checked in', { exact: true })).toBeVisible();
  await expect(checkIn).toBeHidden();
  expect(await stored()).toBe('signedIn');
});
