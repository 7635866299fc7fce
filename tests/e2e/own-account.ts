import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fillLogin, openPage } from './fixtures';
import { confirmAccount, originOf } from './outbox';

export interface OwnAccount {
  phone: string;
  email: string;
  password: string;
  token: string;
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
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { token },
    ...(body && { data: body }),
  });
  return (await answer.json()) as Envelope;
}

/** Registers and confirms an account that no other try of any test has. */
export async function registerAccount(page: Page): Promise<OwnAccount> {
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  const account = { phone, email: `${phone}@example.org`, password: 'First-password-1' };
  const { email, password } = account;
  const body = { username: phone, mobile: phone, email, password };
  expect(await call(page, '', '/client/user/register', { body })).toMatchObject({ code: 200 });
  const token = await tokenOf(page, account);
  await confirmAccount(await originOf(page.request), token, email);
  return { ...account, token };
}

/** Begins a session of the account past the page. */
export async function tokenOf(
  page: Page,
  { phone, password }: { phone: string; password: string },
): Promise<string> {
  const body = { username: phone, password };
  const { data } = await call(page, '', '/client/user/login', { body });
  return (data as { token: string }).token;
}

/** Logs the account in by the button of the page that asks for it. */
export async function logInOnPage(page: Page, account: OwnAccount): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
}

/** Has the page begin with a session that the test holds, past the dialog. */
export async function keepSession(page: Page, token: string, phone: string): Promise<void> {
  await page.addInitScript(
    ([key, account]) => {
      // Once: what becomes of the session must hold.
      if (sessionStorage.getItem('begun') !== null) return;
      sessionStorage.setItem('begun', '1');
      localStorage.setItem('token', key);
      localStorage.setItem('phone', account);
    },
    [token, phone] as const,
  );
}

/** Opens a page with the account logged in. */
export async function openAs(page: Page, account: OwnAccount, path: string): Promise<void> {
  await keepSession(page, account.token, account.phone);
  await openPage(page, path);
}
