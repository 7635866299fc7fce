import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { call, registerAccount, type OwnAccount } from './own-account';
import { demoSession } from './sessions';

const MINUTE = 60_000;

interface Made {
  id: string;
  title: string;
  checkInCode: string;
}

/** Creates a unique activity with open sign-up that begins at this time. */
export async function addActivity(
  page: Page,
  { title, capacity, startsIn }: { title: string; capacity: number; startsIn: number },
): Promise<Made> {
  const { token: admin } = await demoSession(page, 'administrator');
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  const named = `${title} ${String(Date.now())}`;
  const body = {
    title: { CN: named },
    kind: 'training',
    capacity,
    published: true,
    signUpStart: at(-60),
    start: at(startsIn),
    signUpEnd: at(startsIn + 30),
    end: at(startsIn + 60),
    city: { CN: '深圳' },
    address: { CN: '创新园一号楼' },
    description: { CN: '<p>Training</p>' },
    contact: { name: '王老师', mobilePhone: '13800000000' },
  };
  const { data } = await call(page, admin, '/sys/activity', { body });
  return { ...(data as Omit<Made, 'title'>), title: named };
}

/** Signs a new account up for an activity. */
export async function signUpAnotherUser(
  page: Page,
  activityId: string,
): Promise<OwnAccount & { ticket: string }> {
  const account = await registerAccount(page);
  const body = { activityId };
  const { data } = await call(page, account.token, '/client/activity/signUp', { body });
  return { ...account, ...(data as { ticket: string }) };
}

/** Returns the server’s state of the sign-up and the number of taken seats. */
export async function storedSignUp(
  page: Page,
  token: string,
  activityId: string,
): Promise<{ status: string; seats: number }> {
  const mine = await call(page, token, `/client/activity/signUp/${activityId}`);
  const all = await call(page, '', `/client/activity/anons/${activityId}`);
  const { status } = mine.data as { status: string };
  return { status, seats: (all.data as { signedUp: number }).signedUp };
}

/** Enters a name in the sign-up of an account without one, after rejected names. */
export async function giveName(main: Locator, name: string): Promise<void> {
  const field = main.getByRole('textbox', { name: 'Your name' });
  const signUp = main.getByRole('button', { name: 'Sign up', exact: true });
  await expect(field).toBeFocused();
  for (const empty of ['', '   ', '\u200B\u200B', '\u3164', '\u2800', '\u2060', '—']) {
    await field.fill(empty);
    await signUp.click();
    await expect(field).toHaveAccessibleDescription(/enter (your name|at least one letter)/);
    await expect(field).toBeFocused();
  }
  await field.fill(name);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await signUp.click();
}

/** Cancels the sign-up and confirms. */
export async function cancelSignUp(button: Locator): Promise<void> {
  await button.click();
  const dialog = button.page().getByRole('dialog', { name: 'Cancel your sign-up?' });
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog).toBeHidden();
}
