import type { Locator, Page, Route } from '@playwright/test';
import { expect, fillLogin } from '../fixtures';
import type { OwnAccount } from '../own-account';

/** Something that users have the server write: how it's requested, shown, and stored. */
export interface Write {
  name: string;
  /** The call that does it. */
  call: string;
  /** Brings the page to where it can be pressed. */
  fill: () => Promise<void>;
  /** Presses; the same press again where it wasn't shown as done. */
  click: () => Promise<void>;
  /** On show once the page says that it is done. */
  done: Locator;
  /** On show where nobody has answered. */
  unsure: Locator;
  /** What the server holds of it, asked past the page. */
  held: () => Promise<unknown>;
  /** What that is once it was done, and done once. */
  once: Record<string, unknown>;
  /** What the account is then. */
  after?: () => void;
}

/** The writes of one flow, in the order in which a user makes them. */
export type Flow = (page: Page, account: OwnAccount) => Promise<readonly Write[]>;

/**
 * The server does what the next calls ask, and their responses get lost. Below the page's own routes,
 * which would send on no file.
 * @param heard what happens when the first one has been answered
 */
async function loseResponses(page: Page, { call }: Write, heard = () => Promise.resolve()) {
  const session = await page.context().newCDPSession(page);
  const first = new Promise<void>((resolve, reject) => {
    let answered: Promise<void> | undefined;
    session.on('Fetch.requestPaused', ({ requestId }) => {
      answered ??= heard();
      answered
        .then(() =>
          session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
        )
        .then(() => resolve(), reject);
    });
  });
  const patterns = [{ urlPattern: call.replace('**', '*'), requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
  return { first, restore: () => session.detach() };
}

const cut = (route: Route) => route.abort();
const expire = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 401, status: 401, msg: 'expired' } });

/** Presses until the page says that it is done: however often, it must be done once. */
async function clickOn({ click, done, held, once }: Write): Promise<void> {
  await expect(async () => {
    // Some continue by themselves, once there is somebody who answers.
    if (!(await done.isVisible())) await click();
    await expect(done).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  expect(await held()).toMatchObject(once);
}

/** The network breaks before the server hears of it, then before its response is heard. */
export async function withNetworkCuts(page: Page, write: Write): Promise<void> {
  const { call, fill, click, done, unsure, held, once } = write;
  await fill();
  const before = await held();
  await page.route(call, cut);
  await click();
  await expect(unsure).toBeVisible();
  await expect(done).toBeHidden();
  expect(await held(), 'what was never sent').toEqual(before);

  // Without a gap between the two: some try again by themselves.
  const line = await loseResponses(page, write);
  await page.unroute(call, cut);
  await click();
  await line.first;
  await expect(unsure.or(done).first()).toBeVisible();
  expect(await held(), 'what was done, and not shown').toMatchObject(once);
  await line.restore();
  await clickOn(write);
}

/** The session ends under the press: it continues after the login, with nothing lost. */
export async function withExpiredSession(
  page: Page,
  account: OwnAccount,
  write: Write,
): Promise<void> {
  const { call, fill, click, done, held, once } = write;
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await fill();
  const before = await held();
  await page.route(call, expire);
  await click();
  await expect(dialog).toBeVisible();
  await expect(done).toBeHidden();
  expect(await held(), 'what was refused').toEqual(before);
  await page.unroute(call, expire);
  await fillLogin(page, account);
  await expect(dialog).toBeHidden();
  await expect(done).toBeVisible();
  expect(await held()).toMatchObject(once);
}

interface KillableServer {
  kill: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** The server does it and is killed before it can answer. */
export async function withKilledServer(
  page: Page,
  server: KillableServer,
  write: Write,
): Promise<void> {
  const { fill, click, done, unsure, held, once } = write;
  await fill();
  const line = await loseResponses(page, write, () => server.kill());
  await click();
  await line.first;
  await line.restore();
  await expect(unsure.or(done).first()).toBeVisible();
  await server.comeBack();
  // At once: nothing may come of the page's own tries.
  expect(await held(), 'what was done, and not shown').toMatchObject(once);
  await clickOn(write);
}
