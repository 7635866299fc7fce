import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getListActivitiesResponseMock } from '@/api/generated/activity/activity.faker';
import { activity, respond, createStatefulServer, refuse } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const DETAILS = '/activity/details?id=activity-1';
const open = activity({ id: 'activity-1', state: 'open' });

/** Stores a sign-up between requests, as the server does. */
function mockSignUps(): void {
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

  it('says that there are no activities', async () => {
    await setScenario('empty');
    const screen = await renderSite('/activity');
    await expect.element(screen.getByText('No activities have been announced yet')).toBeVisible();
  });

  it('offers a retry after a failure, which shows the activities', async () => {
    mockWorker.use(refuse('listActivities', 1001, 'later', { once: true }));
    const screen = await renderSite('/activity');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

describe('the sign-up to an activity', () => {
  it('opens the login dialog for a visitor', async () => {
    await setScenario('anonymous');
    mockWorker.use(respond('getActivity', open));
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('of a visitor continues automatically after the login', async () => {
    await setScenario('anonymous');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill('13800000001');
    await dialog.getByLabelText('Password', { exact: true }).fill('Compete-2026');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
  });

  it('on an expired session continues automatically after the next login', async () => {
    await setScenario('competitor');
    mockSignUps();
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

  it('stays when the user closes the confirmation of cancelling', async () => {
    await setScenario('competitor');
    mockSignUps();
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

  it('leaves the focus beside the button that was replaced', async () => {
    await setScenario('competitor');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    const panel = screen.getByRole('main').element();
    const isInPanel = () =>
      document.activeElement !== panel && panel.contains(document.activeElement);
    const signUp = screen.getByRole('button', { name: 'Sign up', exact: true });
    await signUp.click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    await expect.poll(isInPanel).toBe(true);
    await screen.getByRole('button', { name: 'Cancel sign-up' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Cancel your sign-up?' });
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect.element(signUp).toBeVisible();
    await expect.poll(isInPanel).toBe(true);
  });

  it('is made by one button, and cancelled by another after a confirmation', async () => {
    await setScenario('competitor');
    mockSignUps();
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

  it('reports a sign-up in place, with the ticket open', async () => {
    await setScenario('competitor');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    const answer = screen.getByRole('status').filter({ hasText: 'You are signed up' });
    await expect.element(answer).toHaveFocus();
    const ticket = () => screen.getByText('My ticket').element().closest('details');
    await expect.poll(() => ticket()?.open).toBe(true);
  });

  it('reports a cancellation in place, and undoes it', async () => {
    await setScenario('competitor');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await screen.getByRole('button', { name: 'Cancel sign-up' }).click();
    await screen.getByRole('button', { name: 'Yes, cancel it' }).click();
    const answer = screen.getByRole('status').filter({ hasText: 'Your sign-up is cancelled.' });
    await expect.element(answer).toHaveFocus();
    await screen.getByRole('button', { name: 'Undo: sign up again' }).click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
  });

  it('offers no undo of a cancellation when the seat has been taken', async () => {
    await setScenario('competitor');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await screen.getByRole('button', { name: 'Cancel sign-up' }).click();
    const full = activity({ ...open, state: 'full', signedUp: open.capacity });
    mockWorker.use(respond('getActivity', full));
    await screen.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Sign up', exact: true }))
      .toBeDisabled();
    const answer = screen.getByRole('status').filter({ hasText: 'Your sign-up is cancelled.' });
    await expect.element(answer).toBeVisible();
    expect(screen.getByRole('button', { name: /^Undo/ }).query()).toBeNull();
  });

  it('is made once by a double click, which doesn’t click the button that replaces the first', async () => {
    await setScenario('competitor');
    mockSignUps();
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).dblClick();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel sign-up' })).toBeEnabled();
    expect(screen.getByRole('dialog').query()).toBeNull();
  });

  /** Logs in a competitor without a name; the name of a sign-up becomes the user's name. Returns the names sent. */
  async function competitorWithoutName(): Promise<string[]> {
    const names: string[] = [];
    const unnamed = { firstName: '', lastName: '', chineseName: '' };
    mockSignUps();
    mockWorker.use(
      http.post('*/client/activity/signUp', async ({ request }) => {
        const { name } = (await request.clone().json()) as { name?: string };
        names.push(name ?? '');
      }),
    );
    await setScenario('competitor');
    const named = () => ({
      ...PERSONAS.competitor.user,
      ...unnamed,
      firstName: names.at(-1) ?? '',
    });
    mockWorker.use(respond('getCurrentUser', named));
    useSession.getState().setUser(named());
    return names;
  }

  it('asks an account without a name for a valid one, and continues with it', async () => {
    const names = await competitorWithoutName();
    const screen = await renderSite(DETAILS);
    const signUp = screen.getByRole('button', { name: 'Sign up', exact: true });
    await signUp.click();
    const field = screen.getByRole('textbox', { name: 'Your name' });
    await expect.element(field).toHaveFocus();
    for (const [typed, message] of [
      ['', 'Please enter your name'],
      ['  ', 'Please enter your name'],
      ['\u200B\u3164', 'Please enter your name'],
      ['—', 'please enter at least one letter or digit'],
    ] as const) {
      await field.fill(typed);
      await signUp.click();
      await expect.element(field).toHaveAccessibleDescription(new RegExp(message));
    }
    expect(names).toEqual([]);
    await field.fill(' Siu Ming  Chan ');
    await signUp.click();
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    expect(names).toEqual(['Siu Ming Chan']);
  });

  it('shows the server’s message about a name at its field', async () => {
    await competitorWithoutName();
    const fields = [{ pointer: '/name', message: 'Not this name' }];
    mockWorker.use(
      http.post('*/client/activity/signUp', () =>
        HttpResponse.json({ code: 400, msg: 'Refused', version: '1.0.0', fields }, { status: 400 }),
      ),
    );
    const screen = await renderSite(DETAILS);
    const signUp = screen.getByRole('button', { name: 'Sign up', exact: true });
    await signUp.click();
    const field = screen.getByRole('textbox', { name: 'Your name' });
    await field.fill('Somebody');
    await signUp.click();
    await expect.element(field).toHaveAccessibleDescription(/Not this name/);
    await expect.element(field).toHaveValue('Somebody');
  });

  it('shows the server’s message as plain text when it is refused', async () => {
    await setScenario('competitor');
    mockSignUps();
    const msg = 'All seats are <b>taken</b>';
    mockWorker.use(refuse('signUpActivity', 1001, msg));
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText(msg)).toBeVisible();
  });
});
