import { readFile } from 'node:fs/promises';
import { expect, fillLogin, openPage, test } from './fixtures.ts';
import { call, registerAccount } from './own-account.ts';
import {
  addActivity,
  cancelSignUp,
  giveName,
  signUpAnotherUser,
  storedSignUp,
} from './own-activity.ts';
import { onPhones, PHONE } from './mobile-support.ts';
import { demoSession, openAs } from './sessions.ts';

const DAY = 24 * 60;

onPhones(() => {
  test('a visitor finds an activity, logs in to sign up, and cancels', async ({ page }) => {
    test.setTimeout(120_000);
    const { id, title } = await addActivity(page, {
      // Begins soon, so that it is first in the list.
      title: 'Slow line',
      capacity: 9,
      startsIn: 60,
    });
    const account = await registerAccount(page);
    const stored = () => storedSignUp(page, account.token, id);
    await openPage(page, '/h5/home');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Activities').tap();
    await page.getByRole('main').getByRole('link', { name: title }).tap();
    await expect(page).toHaveURL(/#\/h5\/activity\/details\?id=/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
    const cancel = page.getByRole('button', { name: 'Cancel sign-up' });
    await signUp.tap();
    await fillLogin(page, account);
    // The clicked action is performed after the login.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cancel).toBeVisible();
    await expect.poll(stored).toEqual({ status: 'signedUp', seats: 1 });
    await cancelSignUp(cancel);
    await expect(signUp).toBeEnabled();
    expect(await stored()).toEqual({ status: 'cancelled', seats: 0 });
  });

  test('an account without a name enters it once, in the sign-up', async ({ page }) => {
    const { id } = await addActivity(page, { title: 'Named', capacity: 9, startsIn: 60 });
    const account = await registerAccount(page, '');
    await openAs(page, account, `/h5/activity/details?id=${id}`);
    const main = page.getByRole('main');
    const signUp = main.getByRole('button', { name: 'Sign up', exact: true });
    await signUp.tap();
    await giveName(main, '陈小明');
    await cancelSignUp(main.getByRole('button', { name: 'Cancel sign-up' }));
    await signUp.tap();
    await expect(main.getByText('You are signed up')).toBeVisible();
    const { token } = await demoSession(page, 'administrator');
    const attendees = await call(page, token, `/sys/activity/${id}/attendees`);
    expect(attendees.data).toMatchObject({ records: [{ name: '陈小明', status: 'signedUp' }] });
  });

  test('an activity can be added to the calendar and shared', async ({ page, context }) => {
    const { id, title } = await addActivity(page, {
      title: 'To share',
      capacity: 9,
      startsIn: 3 * DAY,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, `/h5/activity/details?id=${id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).tap();
    const file = await (await download).path();
    const calendar = await readFile(file, 'utf8');
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(calendar.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);

    await page.getByText('Share', { exact: true }).tap();
    await expect(page.getByRole('img', { name: /open this activity on a phone/ })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // Messengers, which do not receive the `#` part, show a preview of this activity.
    const card = await (await page.request.get(copied.replace(/#.*/, ''))).text();
    expect(card).toContain(`<meta property="og:title" content="${title}"`);
    expect(card).toMatch(/<meta property="og:image" content="https?:/);
    // The link opens the same activity on every device and is shared with the same preview.
    await page.goto(copied);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL((url) => url.href.endsWith(`/#/h5/activity/details?id=${id}`));
  });

  test('the attendee shows the ticket, and staff check it in', async ({ page }) => {
    const { id } = await addActivity(page, { title: 'Ticket', capacity: 9, startsIn: 1 });
    const account = await signUpAnotherUser(page, id);
    await openAs(page, account, '/h5/personal');
    const main = page.getByRole('main');
    await main.getByText('My ticket').tap();
    await expect(main.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
    const digits = account.ticket.replace(/(\d{4})(?=\d)/g, '$1 ');
    await expect(main.getByText(digits)).toBeVisible();

    const { token: staff } = await demoSession(page, 'administrator');
    const body = { activityId: id, ticket: account.ticket };
    const entered = await call(page, staff, '/sys/activity/checkIn', { body });
    expect(entered).toMatchObject({ code: 200 });
    await page.reload();
    await expect(main.getByText('Checked in', { exact: true })).toBeVisible();
  });
});

test.describe('a phone without a camera', () => {
  test.use({ ...PHONE, permissions: ['camera'] });

  test('shows the field for the code', async ({ page }) => {
    const { id } = await addActivity(page, { title: 'No camera', capacity: 9, startsIn: 1 });
    await openAs(page, await signUpAnotherUser(page, id), `/h5/activity/details?id=${id}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Scan the venue code' }).tap();
    await expect(main.getByRole('alert')).toContainText('No camera available');
    await expect(main.getByRole('textbox', { name: 'Check-in code' })).toBeVisible();
  });
});
