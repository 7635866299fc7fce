import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockWorker } from '@/mocks/browser';
import { MOCK_NOW, renderSite, respondFromMocks, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const TOKEN = 'a'.repeat(43);
const ok = (data: object) => HttpResponse.json({ code: 200, msg: 'OK', version: '1', data });
const day = (days: number) => new Date(Date.parse(MOCK_NOW) + days * 86_400_000).toISOString();

it('an invitation sets a password, and the login form has the account filled in', async () => {
  await setScenario('anonymous');
  let sent: unknown;
  mockWorker.use(
    http.post('*/client/user/invitation', async ({ request }) => {
      sent = await request.json();
      return ok({ phone: 'new@example.org' });
    }),
  );
  const screen = await renderSite(`/login?invitation=${TOKEN}`);
  await screen.getByRole('textbox', { name: 'New password' }).fill('Second-1');
  await screen.getByRole('textbox', { name: 'Confirm password' }).fill('Second-1');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect
    .element(screen.getByRole('tabpanel').getByRole('textbox', { name: /Phone number or email/ }))
    .toHaveValue('new@example.org');
  expect(sent).toEqual({ token: TOKEN, newPassword: 'Second-1' });
  expect(window.location.hash).not.toContain('invitation');
});

it.each([
  [
    'the server’s message',
    () => HttpResponse.json({ code: 1001, msg: 'Too old', version: '1' }),
    'Too old',
  ],
  [
    'a default message if the server sends none',
    () => HttpResponse.json({ code: 1001, version: '1' }),
    'The invitation couldn’t be accepted',
  ],
  [
    'a message about the failed request after a network error',
    () => HttpResponse.error(),
    'password reset failed, please try again later',
  ],
])('a rejected invitation shows %s', async (_, respond, text) => {
  await setScenario('anonymous');
  mockWorker.use(http.post('*/client/user/invitation', respond));
  const screen = await renderSite(`/login?invitation=${TOKEN}`);
  await screen.getByRole('textbox', { name: 'New password' }).fill('Second-1');
  await screen.getByRole('textbox', { name: 'Confirm password' }).fill('Second-1');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
});

const [example] = getListSystemUsersResponseMock().data.records;
const { invitation: _, ...accepted } = { invitation: undefined, ...example };

/**
 * Serves a user with an invitation, in the list and in the details; returns the requests to invite.
 */
function serveUser(invitation: object | undefined): unknown[] {
  const sent: unknown[] = [];
  const user = { ...accepted, id: 'new', status: 1, ...(invitation && { invitation }) };
  mockWorker.use(
    http.get('*/sys/user', () => ok({ records: [user], total: 1, current: 1, size: 50 })),
    http.get('*/sys/user/detail/:id', () => ok(user)),
    http.post('*/sys/user/invitation', async ({ request }) => {
      sent.push(await request.json());
      return ok({ sentDate: day(0), expireDate: day(7) });
    }),
  );
  return sent;
}

it.each([
  [
    'sent',
    { sentDate: day(-1), expireDate: day(6) },
    /not accepted yet, valid until/,
    'Send invitation again',
  ],
  [
    'expired',
    { sentDate: day(-8), expireDate: day(-1) },
    /not accepted, expired/,
    'Send invitation again',
  ],
  ['not sent', {}, /Not sent/, 'Send invitation'],
])('staff see that an invitation is %s and send one', async (_state, invitation, text, button) => {
  const sent = serveUser(invitation);
  await renderForStaff('/a/sys/user?open=new1');
  const detail = page.getByRole('dialog', { name: 'User details' });
  await expect.element(detail.getByText(text)).toBeVisible();
  await detail.getByRole('button', { name: button, exact: true }).click();
  await expect.element(page.getByText(/^Invitation sent to/)).toBeVisible();
  expect(sent).toEqual([{ id: 'new' }]);
});

it('staff cannot send an invitation to a user who has a password', async () => {
  serveUser(undefined);
  await renderForStaff('/a/sys/user?open=new1');
  const detail = page.getByRole('dialog', { name: 'User details' });
  await expect.element(detail.getByRole('button', { name: 'Require new password' })).toBeVisible();
  expect(detail.getByRole('button', { name: /invitation/ }).query()).toBeNull();
});
