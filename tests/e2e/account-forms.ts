import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns the dialog with the account forms; a sheet on the mobile site. */
export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in' });
}

/** Opens a form of the dialog. */
export async function openForm(page: Page, name: string): Promise<Locator> {
  await loginDialog(page).getByRole('tab', { name }).click();
  return loginDialog(page).getByRole('tabpanel', { name });
}

interface Registration {
  phone: string;
  email: string;
  name?: string;
  password: string;
  again?: string;
}

/** Fills in and submits the registration form. */
export async function sendRegistration(
  page: Page,
  { phone, email, name = '', password, again = password }: Registration,
): Promise<Locator> {
  const form = await openForm(page, 'Register');
  await form.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Name (optional)' }).fill(name);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(again);
  await form.getByRole('checkbox', { name: /^I have read and agree/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  return form;
}

/** Waits until the dialog has confirmed the new account and closed. */
export async function registered(page: Page): Promise<void> {
  await expect(page.getByText('registered successfully, please log in')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
}

/** Requests the code for a password reset. */
export async function requestCode(page: Page, form: Locator, email: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('verification code sent, please check your email')).toBeVisible();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
}

/** Submits a wrong code first, then sets a new password with the right one. */
export async function resetPassword(
  page: Page,
  form: Locator,
  { code, password }: { code: string; password: string },
): Promise<void> {
  await form.getByRole('textbox', { name: 'New password' }).fill(password);
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  const typed = form.getByRole('textbox', { name: 'Verification code' });
  await typed.fill(code === '111111' ? '2' : '111111');
  await form.getByRole('button', { name: 'Reset password' }).click();
  await expect(loginDialog(page).getByRole('alert')).toContainText('password reset failed');
  await typed.fill(code);
  await form.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('password reset successful, please log in')).toBeVisible();
  await expect(page.getByText('phone number set before')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
}
