import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import { forbidden, success } from '@/mocks/responses';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const RIGHTS = ['system:login', 'user:read', 'entry:read'];

/** Rejects the list of users, and serves a user with these permissions. */
function refuseList(permissions: readonly string[]): { reads: number } {
  const seen = { reads: 0 };
  mockWorker.use(
    http.get('*/sys/user', () => forbidden()),
    http.get('*/client/user/current', () => {
      seen.reads += 1;
      const user = useSession.getState().user;
      return success({ ...user, permissions: permissions.map((id) => ({ id, name: id })) });
    }),
  );
  return seen;
}

const WARNING = 'Sorry, you do not have permission to operate';

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

it('leaves a page whose permission was revoked and keeps the session', async () => {
  refuseList(['system:login']);
  const screen = await renderForStaff('/a/sys/user', {}, RIGHTS);
  await expect.element(page.getByRole('alert').getByText('抱歉，您没有操作权限')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'No access' })).toBeVisible();
  // The rejection shows the only warning.
  await seconds(1);
  expect(
    page
      .getByRole('alert')
      .getByText(/you have no access/)
      .elements(),
  ).toHaveLength(0);
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).not.toBeInTheDocument();
  expect(useSession.getState().token).toBe('token');
});

it('stays on the page if the permissions are unchanged', async () => {
  const seen = refuseList(RIGHTS);
  const screen = await renderForStaff('/a/sys/user', {}, RIGHTS);
  await expect.poll(() => seen.reads).toBe(1);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  // A rejection without changed permissions causes no second request for them.
  await seconds(1);
  expect(seen.reads).toBe(1);
});

it('shows its own warning if the server sends no message', async () => {
  refuseList(RIGHTS);
  mockWorker.use(http.get('*/sys/user', () => HttpResponse.json({ code: 1007 })));
  await renderForStaff('/a/sys/user', {}, RIGHTS);
  await expect.element(page.getByRole('alert').getByText(WARNING).first()).toBeVisible();
});

it('greets staff without a name by their phone number', async () => {
  const screen = await renderForStaff('/workplace', {}, RIGHTS);
  const { user } = useSession.getState();
  const nameless = { firstName: '', lastName: '', chineseName: '' };
  if (user) useSession.setState({ user: { ...user, ...nameless } });
  await expect.element(screen.getByText('Welcome back, 13800000003')).toBeVisible();
});
