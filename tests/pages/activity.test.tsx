import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getListActivitiesResponseMock } from '@/api/generated/activity/activity.faker';
import { activity, respond, createStatefulServer, refuse } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const DETAILS = '/activity/details?id=activity-1';
const open = activity({ id: 'activity-1', state: 'open' });

/** Keeps a sign-up as a server does, from one call to the next. */
function rememberSignUp(): void {
  mockWorker.use(...createStatefulServer([open]).handlers);
}

describe('the activity list', () => {
  it('shows each activity as a list item with one link that names it', async () => {
    const screen = await renderSite('/activity');
    const { records } = getListActivitiesResponseMock().data;
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect.element(main.getByRole('listitem').first()).toBeVisible();
    for (const { title } of records)
      await expect.element(main.getByRole('link', { name: title })).toBeVisible();
  });

  it('says so where there are none', async () => {
    await setScenario('empty');
    const screen = await renderSite('/activity');
    await expect.element(screen.getByText('No activity has been announced yet')).toBeVisible();
  });

  it('offers to try again after a failure, and then shows them', async () => {
    mockWorker.use(refuse('listActivities', 1001, 'later', { once: true }));
    const screen = await renderSite('/activity');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

describe('the sign-up to an activity', () => {
  it('asks a visitor to log in first', async () => {
    await setScenario('anonymous');
    mockWorker.use(respond('getActivity', open));
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('that a visitor asked for is made by itself after the login', async () => {
    await setScenario('anonymous');
    rememberSignUp();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('13800000001');
    await dialog.getByLabelText('Password', { exact: true }).fill('Compete-2026');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
  });

  it('that finds the session ended is made by itself after the next login', async () => {
    await setScenario('competitor');
    rememberSignUp();
    let ended = true;
    mockWorker.use(
      http.post('*/client/activity/signUp', () =>
        ended ? HttpResponse.json({ status: 401, msg: 'ended' }) : undefined,
      ),
    );
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabelText('Password', { exact: true }).fill('Compete-2026');
    ended = false;
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
  });

  it('stays when cancelling is abandoned', async () => {
    await setScenario('competitor');
    rememberSignUp();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    const cancel = screen.getByRole('button', { name: 'Cancel sign-up' });
    await cancel.click();
    const dialog = screen.getByRole('dialog', { name: 'Cancel your sign-up?' });
    await dialog.getByRole('button', { name: 'Keep my seat' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cancel).toHaveFocus();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
  });

  it('is made by one button, and cancelled by one that asks first', async () => {
    await setScenario('competitor');
    rememberSignUp();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel sign-up' }).click();
    await screen
      .getByRole('dialog', { name: 'Cancel your sign-up?' })
      .getByRole('button', { name: 'Yes, cancel it' })
      .click();
    await expect
      .element(screen.getByRole('button', { name: 'Sign up', exact: true }))
      .toBeEnabled();
  });

  it('is made by a double click, which touches nothing that takes the button’s place', async () => {
    await setScenario('competitor');
    rememberSignUp();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).dblClick();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel sign-up' })).toBeEnabled();
    expect(screen.getByRole('dialog').query()).toBeNull();
  });

  it('shows in the server’s words, as plain text, why it is refused', async () => {
    await setScenario('competitor');
    rememberSignUp();
    const msg = 'All seats are <b>taken</b>';
    mockWorker.use(refuse('signUpActivity', 1001, msg));
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText(msg)).toBeVisible();
  });
});
