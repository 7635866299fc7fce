import { expect, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { openAs } from './sessions';
import { ownServer } from './own-server';
import { storedEntry, openStep } from './writes/entry';
import { FLOWS } from './writes/flows';
import { withKilledServer } from './writes/write';

// One server for all tests: creating its database takes longer than the flows.
const server = ownServer();

test.use({ actionTimeout: 15_000 });

for (const [name, flow] of FLOWS) {
  test(
    `${name}: a write is performed once if the server is killed meanwhile, and the page shows its state`,
    { tag: '@slow' },
    async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await server().visit(browser);
      for (const write of await flow(page, await registerAccount(page))) {
        await test.step(write.name, () => withKilledServer(page, server(), write));
        write.after?.();
      }
      await page.context().close();
    },
  );
}

test(
  'input that a killed server never received is not shown as saved and survives a reload',
  { tag: '@slow' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await server().visit(browser);
    const account = await registerAccount(page);
    await openAs(page, account, '/signup');
    const save = page.getByRole('button', { name: 'Save draft' });
    await openStep(page, 'Project');
    await page.getByLabel('Project name').fill('Killed before');
    await page.route('**/api/client/project', async (route) => {
      await server().kill();
      await route.abort();
    });
    await save.click();
    await expect(page.getByText(/Sending failed/)).toBeVisible();
    await expect(page.getByText(/Saved to the server/)).toBeHidden();
    await page.unrouteAll();
    await server().startAgain();
    expect(await storedEntry(page, account.token)).toEqual({ entry: null, count: 0 });
    // The page closes too; this device keeps the input.
    await page.reload();
    await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
    await save.click();
    await expect(page.getByText(/Saved to the server/)).toBeVisible();
    expect(await storedEntry(page, account.token)).toMatchObject({
      count: 1,
      entry: { name: 'Killed before', revision: 1 },
    });
    await page.context().close();
  },
);

test(
  'a page reopened after the kill recognizes its own save',
  { tag: '@slow' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await server().visit(browser);
    const account = await registerAccount(page);
    await openAs(page, account, '/expert');
    const save = page.getByRole('button', { name: 'Save draft' });
    await page.getByLabel('Name', { exact: true }).fill('周明远');
    await page.route('**/api/client/expert', async (route) => {
      await route.fetch();
      await server().kill();
      await route.abort();
    });
    await save.click();
    await expect(page.getByText(/Sending failed/)).toBeVisible();
    await page.unrouteAll();
    await server().startAgain();
    await page.reload();
    await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
    await page.getByLabel('Organisation').fill('Institute');
    await save.click();
    await expect(page.getByText(/Saved to the server/)).toBeVisible();
    expect((await call(page, account.token, '/client/expert/current')).data).toMatchObject({
      name: '周明远',
      organisation: 'Institute',
      revision: 2,
    });
    await page.context().close();
  },
);
