import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { demoSession, openAs } from './sessions';
import { COMPLETE_ENTRY } from './writes/entry';
import { COMPLETE_EXPERT } from './writes/expert';

/** Label, next step and link of each status before a result. */
const ENTRY_STATUSES = [
  [0, 'Draft', /Submit by \d/, 'Continue', /#\/signup$/],
  [1, 'Submitted', /you can make changes until \d/, 'Edit', /#\/signup$/],
  [2, 'In review', /The experts are judging/, 'Public page', /#\/entries-detail\?id=/],
] as const;

/** Returns the current revision of the entry. */
async function newest(page: Page, token: string, id: string): Promise<string> {
  const { data } = await call(page, token, `/sys/project/${id}`);
  return (data as { entry: { revision: string } }).entry.revision;
}

test('each status of an entry shows the next step, and results only after publication', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { token: admin } = await demoSession(page, 'administrator');
  const account = await registerAccount(page);
  const save = async (body: object) => {
    const sent = { ...COMPLETE_ENTRY, saveKey: crypto.randomUUID(), ...body };
    const { data } = await call(page, account.token, '/client/project', { body: sent });
    return data as { id: string; revision: number };
  };
  const { id, revision } = await save({ status: 0 });
  await openAs(page, account, '/personal');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: COMPLETE_ENTRY.name });
  for (const [status, tag, next, link, address] of ENTRY_STATUSES) {
    if (status === 1) await save({ status, revision });
    if (status > 1) {
      const body = { id, status, revision: await newest(page, admin, id) };
      const reviewed = await call(page, admin, '/sys/project/status', { body, method: 'PUT' });
      expect(reviewed).toMatchObject({ code: 200 });
      await page.reload();
      await expect(row.getByText(tag, { exact: true })).toBeVisible();
      // An entry in review has no public page yet.
      await expect(row.getByRole('link', { name: link })).toBeHidden();
      const shown = { body: { ids: [id], published: true }, method: 'PUT' };
      expect((await call(page, admin, '/sys/project/published', shown)).data).toEqual({
        changed: 1,
      });
    }
    await page.reload();
    await expect(row.getByText(tag, { exact: true })).toBeVisible();
    await expect(row.getByText(next)).toBeVisible();
    await row.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  // A result is visible after its publication, not after staff have saved it.
  for (const decision of [{ status: 3 }, { status: 4, award: '一等奖' }, { status: 5 }]) {
    const body = { id, ...decision, revision: await newest(page, admin, id) };
    const reviewed = await call(page, admin, '/sys/project/status', { body, method: 'PUT' });
    expect(reviewed).toMatchObject({ code: 200 });
    await page.reload();
    await expect(row.getByText('In review', { exact: true })).toBeVisible();
    await expect(row.getByText('一等奖')).toBeHidden();
  }
});

test('a declined expert sees the reason and submits again', async ({ page }) => {
  const { token: admin } = await demoSession(page, 'administrator');
  const account = await registerAccount(page);
  const body = { ...COMPLETE_EXPERT, status: 1, saveKey: crypto.randomUUID() };
  const { data } = await call(page, account.token, '/client/expert', { body });
  const { id } = data as { id: string };
  const decide = async (decision: object) => {
    const mine = await call(page, account.token, '/client/expert/current');
    const { revision } = mine.data as { revision: number };
    const how = { body: { id, revision, ...decision }, method: 'PUT' };
    expect(await call(page, admin, '/sys/expert/review', how)).toMatchObject({ code: 200 });
  };
  await decide({ status: 3, reason: '请补充从业经历' });

  await openAs(page, account, '/personal');
  const main = page.getByRole('main');
  await expect(main.getByText('请补充从业经历')).toBeVisible();
  await main.getByRole('link', { name: 'Edit and submit again' }).click();
  await expect(main.getByText('Reason: 请补充从业经历')).toBeVisible();
  await page.getByLabel('About you').fill('Twenty years of batteries');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(main.getByText('Submitted, awaiting approval')).toBeVisible();
  await expect(main.getByText(/请补充从业经历/)).toBeHidden();
  expect((await call(page, account.token, '/client/expert/current')).data).toMatchObject({
    // The decision has increased the revision.
    status: 1,
    revision: 3,
    bio: 'Twenty years of batteries',
  });

  // An approved registration can no longer be changed.
  await decide({ status: 2 });
  await page.reload();
  await expect(main.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
});
