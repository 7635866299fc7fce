import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import type { SystemUser } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const [example] = getListSystemUsersResponseMock().data.records;
const ENVELOPE = { code: 200, msg: 'OK', version: '1.0.0' };
const REFUSED = 'No contact of this account is verified, so it can’t have permissions yet.';

/** Serves one user. */
function serveUser(user: Partial<SystemUser>): void {
  const { invitation: _none, ...rest } = { ...example, roles: [], permissions: [] };
  const records = [{ ...rest, mobile: '13900000001', email: 'una@example.org', ...user }];
  mockWorker.use(
    http.get('*/sys/user', () =>
      HttpResponse.json({ ...ENVELOPE, data: { records, total: 1, current: 1, size: 50 } }),
    ),
  );
}

async function openForm(screen: Awaited<ReturnType<typeof renderForStaff>>) {
  await screen.getByRole('button', { name: /^Edit/ }).click();
  const form = screen.getByRole('dialog', { name: 'Edit' });
  await expect.element(form.getByLabelText('Mobile')).toBeVisible();
  return form;
}

it('marks unverified contacts in the list and in the form of users', async () => {
  serveUser({ unconfirmed: ['email'] });
  const screen = await renderForStaff('/a/sys/user');
  const cell = screen.getByRole('cell', { name: 'una@example.org not verified' });
  await expect.element(cell).toBeVisible();
  const form = await openForm(screen);
  await expect.element(form.getByText('not verified')).toBeVisible();
  await expect.element(form.getByText(/can’t have permissions yet/)).not.toBeInTheDocument();
});

it('explains in the form that an account without a verified contact can’t have permissions, and shows the server’s rejection', async () => {
  serveUser({ unconfirmed: ['mobile', 'email'] });
  mockWorker.use(
    http.put('*/sys/user', () =>
      HttpResponse.json({
        code: 1001,
        msg: REFUSED,
        version: '1.0.0',
        fields: [{ pointer: '/roles', message: REFUSED }],
      }),
    ),
  );
  const screen = await renderForStaff('/a/sys/user');
  const form = await openForm(screen);
  await expect.element(form.getByText(/The user must log in/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Roles' }).click();
  await screen.getByTitle('Administrator').click();
  await form.getByText('Edit', { exact: true }).click();
  await form.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(REFUSED, { exact: true })).toBeVisible();
});

it('links staff without a password to the account settings', async () => {
  const screen = await renderForStaff('/a/sys/roles');
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, hasPassword: false } });
  await screen.getByRole('button', { name: 'Add a role' }).click();
  const form = screen.getByRole('dialog', { name: 'Add a role' });
  await expect.element(form.getByLabelText('Your password', { exact: true })).toBeDisabled();
  const link = form.getByRole('link', { name: 'Set one in the account settings' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/user-setting'));
});
