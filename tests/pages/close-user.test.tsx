import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SystemUser } from '@/api/generated/model';
import { getGetSystemUserResponseMock } from '@/api/generated/system-user/system-user.faker';
import {
  getCloseSystemUserMockHandler,
  getGetSystemUserMockHandler,
} from '@/api/generated/system-user/system-user.msw';
import { mockWorker } from '@/mocks/browser';
import { dialog, pressInDialog } from './refused-case';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const REQUEST = '*/sys/user/close';

/** Opens the dialog that closes the account of this user. */
async function openFor(change: Partial<SystemUser> = {}) {
  const response = getGetSystemUserResponseMock();
  const names = { id: 'user-leaving', firstName: 'Wei', lastName: 'Su', mobile: '13800000009' };
  const data = { ...response.data, ...names, roles: [], permissions: [], ...change };
  mockWorker.use(getGetSystemUserMockHandler({ ...response, data }));
  await renderForStaff('/a/sys/user');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await pressInDialog('Close account');
  await expect
    .element(page.getByRole('dialog', { name: /^Close the account of Wei Su \(13800000009\)/ }))
    .toBeVisible();
}

it('staff close a user’s account with a reason and their own password, after reading what is deleted', async () => {
  const sent: unknown[] = [];
  mockWorker.use(
    http.post(REQUEST, async ({ request }) => {
      sent.push(await request.clone().json());
    }),
    getCloseSystemUserMockHandler(),
  );
  await openFor();
  await expect.element(dialog().getByText(/^Deleted: name, phone number/)).toBeVisible();
  await expect.element(dialog().getByText(/^Kept: entries of past editions/)).toBeVisible();
  await pressInDialog('Close account');
  await expect.element(dialog().getByText('Please fill this in').first()).toBeVisible();
  expect(sent).toEqual([]);
  await dialog().getByLabelText('Reason').fill('Letter of 20 November ');
  await dialog().getByLabelText('Your password').fill('Admin-2026');
  await pressInDialog('Close account');
  await expect.element(page.getByText('The account is closed', { exact: true })).toBeVisible();
  expect(sent).toEqual([
    { id: 'user-leaving', reason: 'Letter of 20 November', password: 'Admin-2026' },
  ]);
  await expect.element(page.getByRole('dialog', { name: 'User details' })).not.toBeInTheDocument();
});

it('an account that can’t be closed shows the server’s reason and keeps the dialog', async () => {
  const msg = 'The account has an entry in a running edition';
  mockWorker.use(
    http.post(REQUEST, () => HttpResponse.json({ code: 1001, msg, version: '1.0.0' })),
  );
  await openFor();
  await dialog().getByLabelText('Reason').fill('Letter');
  await dialog().getByLabelText('Your password').fill('Admin-2026');
  await pressInDialog('Close account');
  await expect.element(page.getByText(msg)).toBeVisible();
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('Letter');
});

it('an account with permissions can’t be closed before they are removed', async () => {
  await openFor({ permissions: [{ id: 'score:user', name: '评审' }] });
  await expect.element(dialog().getByText(/^This account has roles or permissions/)).toBeVisible();
  await expect
    .element(dialog().getByRole('button', { name: 'Close account' }).last())
    .toBeDisabled();
});
