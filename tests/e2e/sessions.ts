import type { Page } from '@playwright/test';
import type { Settings } from '../../src/settings/settings-shape';
import { ACCOUNTS, openPage } from './fixtures.ts';
import { originOf } from './outbox.ts';

/** A session as a browser stores it. */
export interface Session {
  phone: string;
  token: string;
}

type DemoName = keyof typeof ACCOUNTS;

/** Begins a session of an account past the login form. */
export async function beginSession(
  page: Page,
  { phone, password }: { phone: string; password: string },
): Promise<Session> {
  const data = { username: phone, password };
  const response = await page.request.post('/api/client/user/login', { data });
  const body = (await response.json()) as { msg: string; data: { token: string } | null };
  if (body.data === null) throw new Error(`${phone} could not log in: ${body.msg}`);
  return { phone, token: body.data.token };
}

const demoSessions = new Map<string, Promise<Session>>();

/**
 * A session of a demo account, one for all tests of a worker. A test that ends a session begins its
 * own (`beginSession`).
 */
export async function demoSession(page: Page, name: DemoName): Promise<Session> {
  const key = `${await originOf(page.request)} ${name}`;
  const session = demoSessions.get(key) ?? beginSession(page, ACCOUNTS[name]);
  demoSessions.set(key, session);
  return session;
}

/**
 * Fills the storage of the page's browser as an earlier visit would have left it; whatever else it
 * held is gone.
 * @param at the origin of the site; by default the one that relative addresses lead to
 */
export async function restoreStorage(
  page: Page,
  { session, settings, at }: { session?: Session; settings?: Partial<Settings>; at?: string },
): Promise<void> {
  const stored = {
    ...(session && { token: session.token, phone: session.phone }),
    ...(settings && { settings: JSON.stringify({ version: 1, ...settings }) }),
  };
  // In the page itself, which shows a file of the site meanwhile: Playwright's own way opens another
  // page each time, which takes as long as a visit.
  await page.goto(`${at ?? ''}/service-worker.js`);
  await page.context().clearCookies();
  await page.evaluate((items) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
}

/** Opens a page in English with the account logged in. */
export async function openAs(page: Page, session: Session, path: string): Promise<void> {
  await restoreStorage(page, { session });
  await openPage(page, path);
}
