import type { Browser, Page, Route } from '@playwright/test';
import { freePort } from '../server/support/free-port';
import { newDataDir, spawnServer, type ServerProcess } from '../server/support/server-process';
import { expect, openPage, test } from './fixtures';
import { call, logInOnPage, registerAccount, type OwnAccount } from './own-account';
import { addActivity } from './own-activity';

/** A server of this test's own, that may be killed and comes back on the same data. */
class MortalServer {
  readonly address: string;
  private readonly variables: Record<string, string>;
  private process: ServerProcess;

  private constructor(variables: Record<string, string>, process: ServerProcess, address: string) {
    this.variables = variables;
    this.process = process;
    this.address = address;
  }

  static async start(): Promise<MortalServer> {
    const variables = {
      ...{ DATA_DIR: await newDataDir(), PORT: String(await freePort()), SERVE_SITE: 'on' },
    };
    const process = spawnServer(variables);
    return new MortalServer(variables, process, await process.listening);
  }

  async kill(): Promise<void> {
    this.process.child.kill('SIGKILL');
    await this.process.ended;
  }

  async comeBack(): Promise<void> {
    this.process = spawnServer(this.variables);
    await this.process.listening;
  }
}

let server: MortalServer;

test.beforeEach(async () => {
  test.setTimeout(300_000);
  server = await MortalServer.start();
});
test.afterEach(() => server.kill());

/** Opens a page of that server for a new account that is logged in by its button. */
async function visit(browser: Browser, path: string): Promise<[Page, OwnAccount]> {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const account = await registerAccount(page);
  await openPage(page, path);
  await logInOnPage(page, account);
  return [page, account];
}

/** The call is done, and the server dies before its answer is heard. */
const killAfter = async (route: Route) => {
  await route.fetch();
  await server.kill();
  await route.abort();
};

/** The server dies before it hears of the call. */
const killBefore = async (route: Route) => {
  await server.kill();
  await route.abort();
};

test('an entry whose save the server died of is there once, or told as not sent', async ({
  browser,
}) => {
  const [page, { token }] = await visit(browser, '/signup');
  const SAVE = '**/api/client/project';
  const save = page.getByRole('button', { name: 'Save draft' });
  const held = async () => {
    const entry = (await call(page, token, '/client/project/current')).data;
    const list = (await call(page, token, '/client/project/current/list')).data as unknown[];
    return { entry, count: list.length };
  };
  await expect(save).toBeVisible();
  await page.getByRole('button', { name: 'Project' }).first().click();
  await page.getByLabel('Project name').fill('Killed after');
  await page.route(SAVE, killAfter);
  await save.click();
  await expect(page.getByText(/could not be sent/)).toBeVisible();
  await page.unroute(SAVE);
  await server.comeBack();
  expect(await held()).toMatchObject({ count: 1, entry: { name: 'Killed after', revision: 1 } });
  await save.click();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();
  expect(await held()).toMatchObject({ count: 1, entry: { name: 'Killed after', revision: 1 } });

  await page.getByLabel('Project name').fill('Killed before');
  await page.route(SAVE, killBefore);
  await save.click();
  await expect(page.getByText(/could not be sent/)).toBeVisible();
  await expect(page.getByText(/Saved on the server/)).toBeHidden();
  await page.unroute(SAVE);
  await server.comeBack();
  expect(await held()).toMatchObject({ count: 1, entry: { name: 'Killed after', revision: 1 } });
  // The page dies with it: this device has what was typed.
  await page.reload();
  await expect(page.getByText(/Restored what you typed/)).toBeVisible();
  await save.click();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();
  expect(await held()).toMatchObject({ count: 1, entry: { name: 'Killed before', revision: 2 } });
});

test('a registration as an expert outlives the server, and is made once', async ({ browser }) => {
  const [page, { token }] = await visit(browser, '/expert');
  const held = async () => (await call(page, token, '/client/expert/current')).data;
  const save = page.getByRole('button', { name: 'Save draft' });
  await page.getByLabel('Name', { exact: true }).fill('周明远');
  await page.route('**/api/client/expert', killAfter);
  await save.click();
  await expect(page.getByText(/could not be sent/)).toBeVisible();
  await page.unroute('**/api/client/expert');
  await server.comeBack();
  expect(await held()).toMatchObject({ name: '周明远', revision: 1 });
  // The page is opened anew, as after a crash: its own save is no stranger's.
  await page.reload();
  await expect(page.getByText(/Restored what you typed/)).toBeVisible();
  await page.getByLabel('Organisation').fill('Institute');
  await save.click();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();
  expect(await held()).toMatchObject({ name: '周明远', organisation: 'Institute', revision: 2 });
});

test('a seat that was taken when the server died is taken once', async ({ browser }) => {
  const [page, { token }] = await visit(browser, '/signup');
  const { id } = await addActivity(page, { title: 'Killed', capacity: 3, startsIn: 4000 });
  await openPage(page, `/activity/details?id=${id}`);
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  await expect(signUp).toBeEnabled();
  await page.route('**/api/client/activity/signUp', killAfter);
  await signUp.click();
  // Nobody has said that it was taken: the page says that it waits, and sends it again.
  await expect(page.getByRole('main').getByText(/Your sign-up is kept/)).toBeVisible();
  await page.unroute('**/api/client/activity/signUp');
  await server.comeBack();
  await page.reload();
  await expect(page.getByText('You are signed up')).toBeVisible();
  expect(await call(page, '', `/client/activity/anons/${id}`)).toMatchObject({
    data: { signedUp: 1 },
  });
  const again = await call(page, token, '/client/activity/signUp', { body: { activityId: id } });
  expect(again.code).toBe(1001);
  expect(await call(page, '', `/client/activity/anons/${id}`)).toMatchObject({
    data: { signedUp: 1 },
  });
});
