import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getMenu } from '@/api/generated/config/config';
import { getActivitySignUp } from '@/api/generated/activity/activity';
import { mockWorker } from '@/mocks/browser';
import { restoreSession } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

type Screen = Awaited<ReturnType<typeof renderSite>>;

async function fillLogin(screen: Screen, password: string) {
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill('13800000001');
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  return dialog;
}

const toasts = () => [...document.querySelectorAll('.ant-message [role=alert]')];

describe('the login dialog', () => {
  it('shows missing fields', async () => {
    await setScenario('anonymous');
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog.getByText('please enter phone number')).toBeVisible();
    await expect.element(dialog.getByText('please enter password')).toBeVisible();
  });

  it('shows a failure in its alert and no toast', async () => {
    await setScenario('anonymous');
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    const dialog = await fillLogin(screen, 'wrong-password');
    await expect.element(dialog.getByRole('alert').getByText('用户名或密码错误')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('closes after a login, and the header shows the user', async () => {
    await setScenario('anonymous');
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Log in / Register' }).click();
    await fillLogin(screen, 'Compete-2026');
    await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
    await expect
      .poll(() => screen.getByRole('dialog', { name: 'Log in' }).query(), { timeout: 3000 })
      .toBeNull();
  });
});

describe('the user menu in the header', () => {
  it('logs out', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Xiaotong Lin' }).click();
    await screen.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => useSession.getState().token).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('moves the focus into the menu and back on Escape', async () => {
    await setScenario('judge');
    const screen = await renderSite('/news');
    const button = screen.getByRole('button', { name: 'Mingyuan Zhou' });
    await button.click();
    await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await expect.element(button).toHaveFocus();
  });
});

describe('a session that expires while the page is open', () => {
  it('shows one dialog and one toast for ten concurrent failures', async () => {
    await setScenario('expired');
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
    await Promise.allSettled(Array.from({ length: 10 }, (_, n) => getActivitySignUp(`a-${n}`)));
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => toasts().length).toBe(1);
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('repeats the failed request after the login without reloading the page', async () => {
    await setScenario('expired');
    const screen = await renderSite('/activity/details?id=activity-1');
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await expect.element(dialog).toBeVisible();
    const title = document.querySelector('main h1');
    const tokens: (string | null)[] = [];
    mockWorker.use(
      http.get('*/client/activity/signUp/:id', ({ request }) => {
        tokens.push(request.headers.get('token'));
        return undefined;
      }),
    );
    await fillLogin(screen, 'Compete-2026');
    await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
    const { token } = useSession.getState();
    await expect.poll(() => tokens).toContain(token);
    // The same element: input on the page would be kept.
    expect(document.querySelector('main h1')).toBe(title);
  });

  it('redirects to the password reset on the login page if a new password is required', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const response = { code: 1003, msg: 'Reset your password', version: '1' };
    mockWorker.use(http.get('*/client/menu', () => HttpResponse.json(response)));
    await expect(getMenu()).rejects.toMatchObject({ kind: 'PasswordResetRequired' });
    await expect.poll(() => window.location.hash).toMatch(/^#\/login\?.*status=reset/);
    expect(useSession.getState().token).toBeUndefined();
    await expect
      .element(screen.getByText('Please reset your password before you log in'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('tab', { name: 'Find password' }))
      .toHaveAttribute('aria-selected', 'true');
  });
});

it('an invalid stored token is removed without a dialog on a public page', async () => {
  mockWorker.use(
    http.get('*/client/user/current', () =>
      HttpResponse.json({ code: 401, msg: 'no such session', version: '1' }, { status: 401 }),
    ),
  );
  useSession.getState().start({ token: 'x'.repeat(43), phone: '13800000001' });
  await restoreSession();
  const screen = await renderSite('/news');
  await expect.element(screen.getByRole('button', { name: 'Log in / Register' })).toBeVisible();
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});
