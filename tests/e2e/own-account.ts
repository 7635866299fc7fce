import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fillLogin } from './fixtures';
import { confirmAccount, originOf } from './outbox';
import { beginSession, type Session } from './sessions';

/** Name of accounts registered by `makeAccount`, unless given. */
export const ACCOUNT_NAME = 'Robin Chan';

export interface OwnAccount extends Session {
  email: string;
  password: string;
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** Sends a request to the API. */
export async function call(
  page: Page,
  token: string,
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: { body?: object; method?: string } = {},
): Promise<Envelope> {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { token },
    ...(body && { data: body }),
  });
  return (await response.json()) as Envelope;
}

/** Registers a unique account without a verified contact. */
export async function makeAccount(
  page: Page,
  name: string = ACCOUNT_NAME,
): Promise<Omit<OwnAccount, 'token'>> {
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  const account = { phone, email: `${phone}@example.org`, password: 'First-password-1' };
  const { email, password } = account;
  const consent = { privacy: 1, terms: 1 };
  const body = { username: phone, mobile: phone, name, email, password, consent };
  expect(await call(page, '', '/client/user/register', { body })).toMatchObject({ code: 200 });
  return account;
}

/** Registers a unique account with a verified email address. */
export async function registerAccount(page: Page, name?: string): Promise<OwnAccount> {
  const account = await makeAccount(page, name);
  const session = await beginSession(page, account);
  await confirmAccount(await originOf(page.request), session.token, account.email);
  return { ...account, ...session };
}

/** Logs in with the button that requires a session. */
export async function logInOnPage(page: Page, account: OwnAccount): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
}
