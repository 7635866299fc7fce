import type { Page } from '@playwright/test';
import type { Settings } from '../../src/settings/settings-shape';
import { ACCOUNTS, openPage } from './fixtures.ts';
import { originOf } from './outbox.ts';

/** A session as stored by the browser. */
export interface Session {
  phone: string;
  token: string;
}

type DemoName = keyof typeof ACCOUNTS;

/** Starts a session of an account through the API. */
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
 * Returns a session of a demo account, shared by all tests of a worker. A test that ends a session
 * starts its own (`beginSession`).
 */
export async function demoSession(page: Page, name: DemoName): Promise<Session> {
  const key = `${await originOf(page.request)} ${name}`;
  const session = demoSessions.get(key) ?? beginSession(page, ACCOUNTS[name]);
  demoSessions.set(key, session);
  return session;
}

/**
 * Replaces the browser’s stored data with that of an earlier visit.
 * @param at an address on the site’s origin; default: the origin of relative addresses
 */
export async function restoreStorage(
  page: Page,
  { session, settings, at }: { session?: Session; settings?: Partial<Settings>; at?: string },
): Promise<void> {
  const stored = {
    ...(session && { token: session.token, phone: session.phone }),
    ...(settings && { settings: JSON.stringify({ version: 1, ...settings }) }),
  };
  // Stored from a file of the site: Playwright’s own method opens another page each time, which
  // takes as long as a visit.
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
