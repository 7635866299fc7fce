import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { addActivity, storedSignUp } from './own-activity.ts';
import { onPhones, PHONE } from './mobile-support.ts';
import { openAs } from './sessions.ts';
import { serviceWorkerReady } from './service-worker.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

const DAY = 24 * 60;

/** Opens a new activity with a new account, controlled by the service worker. */
async function openOwn(page: Page, capacity: number) {
  const { id } = await addActivity(page, { title: 'Dead spot', capacity, startsIn: 3 * DAY });
  const account = await registerAccount(page);
  await openAs(page, account, `/h5/activity/details?id=${id}`);
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeEnabled();
  await serviceWorkerReady(page);
  // A second visit through the service worker, which caches the data.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeEnabled();
  return { id, stored: () => storedSignUp(page, account.token, id) };
}

const waits = (page: Page) =>
  page.getByText(/Your sign-up is saved and will be sent automatically/);

/** Signs up while offline. */
async function signUpOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign up', exact: true }).tap();
  await expect(waits(page)).toBeVisible();
}

onPhones(() => {
  test('a sign-up made offline is sent once when the network is back, with a message', async ({
    page,
    context,
    problems,
  }) => {
    test.setTimeout(120_000);
    const { stored } = await openOwn(page, 9);
    let sent = 0;
    context.on('response', (response) => {
      if (response.request().method() === 'POST' && /activity\/signUp$/.test(response.url()))
        sent += 1;
    });
    await signUpOffline(page);
    expect(await stored()).toEqual({ status: 'none', seats: 0 });
    // It remains queued after a reload.
    await page.reload();
    await expect(waits(page)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('You’re back online: you’re signed up')).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('main').getByText('You are signed up')).toBeVisible();
    expect(await stored()).toEqual({ status: 'signedUp', seats: 1 });
    expect(sent, 'sign-ups that the server answered').toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    allowNetworkErrors(problems);
  });
});
