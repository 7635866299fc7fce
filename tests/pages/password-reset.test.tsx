import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectFailures, type FailureEffects } from '@/api/failures';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockWorker } from '@/mocks/browser';
import { restoreSession } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

type Screen = Awaited<ReturnType<typeof renderSite>>;

/** Failure effects that do nothing. */
const NO_EFFECTS: FailureEffects = {
  toast: () => undefined,
  expireSession: () => false,
  waitForReauthentication: () => Promise.resolve(false),
  openContactVerification: () => Promise.resolve(false),
  refreshPermissions: () => undefined,
  requirePasswordReset: () => undefined,
};

const MSG = 'Please reset your password';

/** Rejects requests to a path because a new password is required. */
function requireReset(path: string): void {
  const response = { code: 1003, msg: MSG, version: '1' };
  mockWorker.use(http.all(path, () => HttpResponse.json(response)));
}

async function expectResetPage(screen: Screen): Promise<void> {
  await expect.poll(() => window.location.hash).toMatch(/^#\/login\?.*status=reset/);
  expect(useSession.getState().token).toBeUndefined();
  await expect.element(page.getByText(MSG)).toBeVisible();
  await expect
    .element(screen.getByText('Please reset your password before you log in'))
    .toBeVisible();
  const tab = screen.getByRole('tab', { name: 'Find password' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('main').getByRole('alert').query()).toBeNull();
}

it('restoring a session that requires a new password ends it and shows the warning', async () => {
  const toast = vi.fn<FailureEffects['toast']>();
  const requirePasswordReset = vi.fn();
  connectFailures({ ...NO_EFFECTS, toast, requirePasswordReset });
  requireReset('*/client/user/current');
  useSession.getState().start({ token: 'x'.repeat(43), phone: '13800000001' });
  await restoreSession();
  expect(useSession.getState().token).toBeUndefined();
  expect(requirePasswordReset).toHaveBeenCalledOnce();
  expect(toast.mock.calls).toMatchObject([['warning', { words: MSG }, expect.any(Number)]]);
});

const PASSWORD = { 'Phone number or email': '13800000001', Password: 'Compete-2026' };
const CODE = { 'Phone number': '13800000001', 'Verification code': '123456' };

it.each([
  ['a login by password', '/login', '*/client/user/login', PASSWORD],
  ['a login by SMS', '/login?mode=sms', '*/client/user/login/phone', CODE],
  ['the first request after a login', '/login', '*/client/user/current', PASSWORD],
])(
  '%s that requires a new password opens the reset form with the warning',
  async (_, address, path, fields) => {
    await setScenario('anonymous');
    const screen = await renderSite(address);
    requireReset(path);
    const form = screen.getByRole('main');
    let alerts = 0;
    const observer = new MutationObserver(() => {
      alerts += form.getByRole('alert').query() === null ? 0 : 1;
    });
    observer.observe(document.body, { subtree: true, childList: true });
    for (const [name, value] of Object.entries(fields))
      await form.getByRole('textbox', { name, exact: true }).fill(value);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectResetPage(screen);
    observer.disconnect();
    expect(alerts, 'alerts of the form beside the warning').toBe(0);
  },
);

const [example] = getListSystemUsersResponseMock().data.records;
const GRANTED = { id: 'content:write', name: 'content:write' };
const person = (id: string, permissions: (typeof GRANTED)[] = []) => ({
  ...example,
  id,
  firstName: id,
  lastName: 'Person',
  roles: [],
  permissions,
});

/** Serves a list of users; returns the requests that require a new password. */
function serveUsers(): unknown[] {
  const records = [person('u1'), person('plain'), person('writer', [GRANTED])];
  const sent: unknown[] = [];
  mockWorker.use(
    http.get('*/sys/user', () => {
      const data = { records, total: records.length, current: 1, size: 50 };
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1', data });
    }),
    http.post('*/sys/user/password-reset', async ({ request }) => {
      sent.push(await request.json());
      const data = { required: 1, unreachable: 1 };
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1', data });
    }),
  );
  return sent;
}

const checkbox = (screen: Screen, name: string) =>
  screen.getByRole('row', { name: new RegExp(`${name} Person`) }).getByRole('checkbox');

it('staff require new passwords of the selected users and see how many were skipped', async () => {
  const sent = serveUsers();
  const screen = await renderForStaff('/a/sys/user');
  const button = screen.getByRole('button', { name: 'Require new password' });
  await expect.element(button).toBeDisabled();
  await checkbox(screen, 'plain').click();
  await checkbox(screen, 'writer').click();
  await button.click();
  await expect.element(page.getByText('Require new passwords of 2 users?')).toBeVisible();
  await page.getByRole('button', { name: 'Require', exact: true }).click();
  await expect
    .element(page.getByText('1 user must set a new password at the next login'))
    .toBeVisible();
  await expect.element(page.getByText(/^1 user was skipped/)).toBeVisible();
  expect(sent).toEqual([{ ids: ['plain', 'writer'] }]);
  await expect.element(button).toBeDisabled();
});

it.each([
  ['all permissions', undefined, ['plain', 'writer']],
  ['no permission to grant permissions', ['system:login', 'user:read', 'user:write'], ['plain']],
])('staff with %s can select only users whose password they may reset', async (_, rights, may) => {
  serveUsers();
  const screen = await renderForStaff('/a/sys/user', {}, rights);
  for (const name of ['u1', 'plain', 'writer']) {
    const box = expect.element(checkbox(screen, name));
    await (may.includes(name) ? box.toBeEnabled() : box.toBeDisabled());
  }
});
