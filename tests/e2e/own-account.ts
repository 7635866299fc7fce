import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fillLogin } from './fixtures';
import { confirmAccount, originOf } from './outbox';
import { beginSession, type Session } from './sessions';

/** The name of every account that `makeAccount` registers, unless the test gives another one. */
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

/** Calls the API past the page. */
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

/** Registers an account that no other try of any test has, and confirms nothing. */
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

/** Registers and confirms such an account. */
export async function registerAccount(page: Page, name?: string): Promise<OwnAccount> {
  const account = await makeAccount(page, name);
  const session = await beginSession(page, account);
  await confirmAccount(await originOf(page.request), session.token, account.email);
  return { ...account, ...session };
}

/** Logs the account in by the button of the page that asks for it. */
export async function logInOnPage(page: Page, account: OwnAccount): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
}
