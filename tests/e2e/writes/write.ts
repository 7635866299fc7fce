import type { Locator, Page, Route } from '@playwright/test';
import { expect, fillLogin } from '../fixtures';
import type { OwnAccount } from '../own-account';

/** A write by a user: the request, the controls that send it, and the stored result. */
export interface Write {
  name: string;
  /** Pattern of the request’s URL. */
  call: string;
  /** Opens the page with the control. */
  fill: () => Promise<void>;
  /** Clicks the control; repeated until success is shown. */
  click: () => Promise<void>;
  /** Visible once the page shows success. */
  done: Locator;
  /** Visible if no response has arrived. */
  unsure: Locator;
  /** Reads the result from the API. */
  stored: () => Promise<unknown>;
  /** The expected result after exactly one success. */
  once: Record<string, unknown>;
  /** The expected state of the account. */
  after?: () => void;
}

/** The writes of one flow, in a user’s order. */
export type Flow = (page: Page, account: OwnAccount) => Promise<readonly Write[]>;

/**
 * Lets the server process the next requests but drops their responses. Uses the DevTools protocol,
 * because routes of the page would not forward files.
 * @param heard runs when the first response has arrived
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

/** Clicks until the page shows success; the write must have been performed once. */
async function clickOn({ click, done, stored, once }: Write): Promise<void> {
  await expect(async () => {
    // Some writes continue automatically once a server responds.
    if (!(await done.isVisible())) await click();
    await expect(done).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  expect(await stored()).toMatchObject(once);
}

/** Loses the request, then the response. */
export async function withNetworkCuts(page: Page, write: Write): Promise<void> {
  const { call, fill, click, done, unsure, stored, once } = write;
  await fill();
  const before = await stored();
  await page.route(call, cut);
  await click();
  await expect(unsure).toBeVisible();
  await expect(done).toBeHidden();
  expect(await stored(), 'the unsent write').toEqual(before);

  // No pause between the two failures, because some writes retry automatically.
  const loss = await loseResponses(page, write);
  await page.unroute(call, cut);
  await click();
  await loss.first;
  await expect(unsure.or(done).first()).toBeVisible();
  expect(await stored(), 'the write without a response').toMatchObject(once);
  await loss.restore();
  await clickOn(write);
}

/** Ends the session during the click; the write continues after the login without losing input. */
export async function withExpiredSession(
  page: Page,
  account: OwnAccount,
  write: Write,
): Promise<void> {
  const { call, fill, click, done, stored, once } = write;
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await fill();
  const before = await stored();
  await page.route(call, expire);
  await click();
  await expect(dialog).toBeVisible();
  await expect(done).toBeHidden();
  expect(await stored(), 'the rejected write').toEqual(before);
  await page.unroute(call, expire);
  await fillLogin(page, account);
  await expect(dialog).toBeHidden();
  await expect(done).toBeVisible();
  expect(await stored()).toMatchObject(once);
}

interface KillableServer {
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
}

/** Kills the server after it has performed the write, before it responds. */
export async function withKilledServer(
  page: Page,
  server: KillableServer,
  write: Write,
): Promise<void> {
  const { fill, click, done, unsure, stored, once } = write;
  await fill();
  const loss = await loseResponses(page, write, () => server.kill());
  await click();
  await loss.first;
  await loss.restore();
  await expect(unsure.or(done).first()).toBeVisible();
  await server.startAgain();
  // Immediately, so that automatic retries do not matter.
  expect(await stored(), 'the write without a response').toMatchObject(once);
  await clickOn(write);
}
