import { expect } from '../fixtures';
import { ACCOUNT_NAME, call } from '../own-account';
import { openAs } from '../sessions';
import { addActivity, cancelSignUp } from '../own-activity';
import type { Flow } from './write';

/** Signing up for an activity, cancelling, signing up again and checking in. */
export const activityFlow: Flow = async (page, account) => {
  const { token } = account;
  const activity = await addActivity(page, { title: 'Torn', capacity: 3, startsIn: 10 });
  const { id } = activity;
  const stored = async () => {
    const mine = await call(page, token, `/client/activity/signUp/${id}`);
    const all = await call(page, '', `/client/activity/anons/${id}`);
    const { status } = mine.data as { status: string };
    return { status, seats: (all.data as { signedUp: number }).signedUp };
  };
  const main = page.getByRole('main');
  const signUp = main.getByRole('button', { name: 'Sign up', exact: true });
  const dropQueued = main.getByRole('button', { name: 'Don’t send' });
  await openAs(page, account, `/activity/details?id=${id}`);
  await expect(signUp).toBeEnabled();
  return [
    {
      name: 'sign up',
      call: '**/api/client/activity/signUp',
      fill: () => Promise.resolve(),
      click: async () => {
        // It may continue by itself meanwhile.
        if (await dropQueued.isVisible()) await dropQueued.click();
        if (await signUp.isVisible()) await signUp.click();
      },
      done: main.getByText('You are signed up'),
      unsure: main.getByText(/Your sign-up is saved/),
      stored,
      once: { status: 'signedUp', seats: 1 },
    },
    {
      name: 'cancel',
      call: '**/api/client/activity/cancel',
      fill: () => Promise.resolve(),
      click: () => cancelSignUp(main.getByRole('button', { name: 'Cancel sign-up' })),
      // A user whose session has expired sees the sign-up button too.
      done: page
        .locator('body')
        .filter({ has: signUp })
        .filter({ has: page.getByRole('button', { name: ACCOUNT_NAME }) }),
      unsure: main.getByText(/The server didn’t respond/),
      stored,
      once: { status: 'cancelled', seats: 0 },
    },
    {
      name: 'check in',
      call: '**/api/client/activity/signIn',
      fill: async () => {
        await call(page, token, '/client/activity/signUp', { body: { activityId: id } });
        await page.reload();
        await main.getByLabel('Check-in code').fill(activity.checkInCode);
      },
      click: () => main.getByRole('button', { name: 'Check in' }).click(),
      done: main.getByText('You have checked in'),
      unsure: main.getByText(/The server didn’t respond/),
      stored,
      once: { status: 'signedIn', seats: 1 },
    },
  ];
};
