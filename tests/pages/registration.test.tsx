import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { activity, createStatefulServer, respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useLoginModal } from '@/session/login-modal-store';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();

const DETAILS = '/activity/details?id=activity-1';
const { user, password } = PERSONAS.competitor;
const open = activity({ id: 'activity-1', state: 'open' });

type Screen = Awaited<ReturnType<typeof renderSite>>;

/** Number of sign-ups sent. */
let signUps: number;

beforeEach(async () => {
  signUps = 0;
  await setScenario('anonymous');
  mockWorker.use(
    http.post('*/client/activity/signUp', () => {
      signUps += 1;
      return undefined;
    }),
    ...createStatefulServer([open]).handlers,
  );
});

/** Registers in the open dialog, which closes. */
async function register(screen: Screen): Promise<void> {
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const form = dialog.getByRole('tabpanel');
  await form.getByRole('textbox', { name: 'Phone number' }).fill(user.phone);
  await form.getByRole('textbox', { name: 'Email' }).fill('new@example.org');
  await form.getByLabelText('Password', { exact: true }).fill(password);
  await form.getByLabelText('Confirm password').fill(password);
  await form.getByRole('checkbox').click();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

const noteOf = (screen: Screen) =>
  screen.getByRole('complementary', { name: 'Registered. Log in to continue.' });

/** Logs in from the note with the phone that is filled in. */
async function logInFromNote(screen: Screen): Promise<void> {
  await noteOf(screen).getByRole('button', { name: 'Log in' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

describe('a registration', () => {
  it('closes the dialog and moves the focus to the button that leads to the login', async () => {
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    await register(screen);
    await expect.element(noteOf(screen).getByRole('button', { name: 'Log in' })).toHaveFocus();
  });

  it('leads to a login with the phone filled in, the reason, and the focus in the password', async () => {
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    await register(screen);
    await noteOf(screen).getByRole('button', { name: 'Log in' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await expect.element(dialog.getByText('Registered. Log in to continue.')).toBeVisible();
    const phone = dialog.getByLabelText('Phone number or email');
    await expect.element(phone).toHaveValue(user.phone);
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  });

  it('keeps the action that the visitor came for, and does it after the login', async () => {
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await register(screen);
    expect(signUps).toBe(0);
    await logInFromNote(screen);
    await expect.element(screen.getByText('You are signed up')).toBeVisible();
    expect(signUps).toBe(1);
  });

  it('from the header’s button leads to the sign-up page after the login', async () => {
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    await register(screen);
    await logInFromNote(screen);
    await expect.poll(() => location.hash).toMatch(/^#\/signup/);
  });

  it('drops the action when the visitor goes to another page', async () => {
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await register(screen);
    await expect.element(noteOf(screen)).toBeVisible();
    window.location.hash = '/news';
    await expect.element(noteOf(screen)).not.toBeInTheDocument();
    expect(useLoginModal.getState().prepared).toBeUndefined();
  });

  it('on the login page shows the reason above the form', async () => {
    const screen = await renderSite('/login?mode=register');
    const form = screen.getByRole('tabpanel');
    await form.getByRole('textbox', { name: 'Phone number' }).fill(user.phone);
    await form.getByRole('textbox', { name: 'Email' }).fill('new@example.org');
    await form.getByLabelText('Password', { exact: true }).fill(password);
    await form.getByLabelText('Confirm password').fill(password);
    await form.getByRole('checkbox').click();
    await form.getByRole('button', { name: 'Register' }).click();
    await expect.element(form.getByText('Registered. Log in to continue.')).toBeVisible();
    await expect.element(form.getByLabelText('Phone number or email')).toHaveValue(user.phone);
  });
});

describe('the first login of a new account', () => {
  const unconfirmed = { ...user, unconfirmed: ['mobile' as const, 'email' as const] };

  it('asks to confirm a contact at once, and can be skipped', async () => {
    mockWorker.use(respond('getCurrentUser', unconfirmed));
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    await register(screen);
    await logInFromNote(screen);
    const dialog = screen.getByRole('dialog', { name: 'Confirm your account' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is the only one that asks', async () => {
    mockWorker.use(respond('getCurrentUser', unconfirmed));
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    const login = screen.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
    await login.getByLabelText('Password', { exact: true }).fill(password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(login).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toMatch(/^#\/signup/);
    expect(screen.getByRole('dialog', { name: 'Confirm your account' }).query()).toBeNull();
  });
});
