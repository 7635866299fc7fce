import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { addActivity } from './own-activity';
import { openForStaff } from './staff';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('staff decline an expert, who sees the reason', async ({ page, browser }) => {
  const { token, phone, email } = await registerAccount(page);
  const name = `王教授${phone.slice(-6)}`;
  const body = {
    status: 1,
    saveKey: randomUUID(),
    name,
    gender: 'female',
    mobile: phone,
    email,
    identity: { type: 'mainlandId', number: '11010519491231002X' },
    organisation: '研究院',
    jobTitle: '研究员',
    domains: ['ai'],
    experience: 10,
    bio: '简介',
  };
  expect(await call(page, token, '/client/expert', { body })).toMatchObject({ code: 200 });

  await openForStaff(page, `/a/match/experts?keywords=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  await dialog.getByLabel('Reason, if declined').fill('Please name your projects');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('Declined');

  const own = await (await browser.newContext()).newPage();
  await own.addInitScript((key) => localStorage.setItem('token', key), token);
  await openPage(own, '/expert');
  await expect(own.getByText('Please name your projects').first()).toBeVisible();
  await own.context().close();
});

test('staff write news in three languages, and visitors read each in theirs', async ({ page }) => {
  const key = String(Date.now());
  await openForStaff(page, '/a/match/news');
  await page.getByRole('button', { name: 'New article' }).click();
  const form = page.getByRole('dialog', { name: 'New article' });
  const write = async (title: string, source: string, summary: string) => {
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Source').fill(source);
    await form.getByLabel('Summary', { exact: true }).fill(summary);
  };
  await write(`发布会 ${key}`, '组委会', '面向公众');
  await form.getByRole('tab', { name: /English/ }).click();
  await write(`Launch ${key}`, 'Committee', 'Open to everyone');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();

  await openPage(page, '/news');
  await page
    .getByRole('link', { name: `Launch ${key}` })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Launch ${key}`);
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(heading).toHaveText(`發佈會 ${key}`);
  await expect(heading).toHaveAttribute('lang', 'zh-HK');
});

test('staff cancel an activity, and its page shows the reason', async ({ page }) => {
  const { id } = await addActivity(page, { title: 'Off', capacity: 9, startsIn: 600 });
  await openForStaff(page, '/a/match/activities?keywords=Off');
  const activity = page.locator(`tr[data-row-key="${id}"]`);
  await activity.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel activity' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel/ });
  await dialog.getByLabel('Reason for cancelling').fill('The hall is flooded');
  await dialog.getByRole('button', { name: 'Cancel activity' }).click();
  await expect(activity).toContainText('Cancelled');
  await openPage(page, `/activity/details?id=${id}`);
  await expect(page.getByText('The hall is flooded').first()).toBeVisible();
});

test('staff change a setting of the site, and its footer shows the new text', async ({ page }) => {
  const filing = `京ICP备${String(Date.now()).slice(-8)}号`;
  await openForStaff(page, '/a/match/site');
  await page.getByRole('textbox', { name: 'Filing number' }).fill(filing);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await openPage(page, '/news');
  // The footer renders when it is scrolled near the viewport.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(filing);
});
