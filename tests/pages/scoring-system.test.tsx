import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  getGetScoringSystemMockHandler,
  getListStaffMenuMockHandler,
} from '@/api/generated/staff/staff.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const ENVELOPE = { code: 200, msg: 'OK', version: '1.0.0' } as const;
const ADDRESS = 'https://scoring.example.org/';
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  mockWorker.use(
    getGetScoringSystemMockHandler({ ...ENVELOPE, data: { address: ADDRESS } }),
    getListStaffMenuMockHandler({
      ...ENVELOPE,
      data: {
        items: [{ id: 's', routerName: 'ScoringSystem', path: ADDRESS, hidden: false }],
        revision: 'read',
      },
    }),
    http.put('*/sys/scoring-system', async ({ request }) => {
      const { password: _secret, ...data } = (await request.json()) as { password?: string };
      sent.push({ ...data, password: _secret });
      return HttpResponse.json({ ...ENVELOPE, data });
    }),
  );
});

it('saves the address of the scoring system with the user’s password', async () => {
  const screen = await renderForStaff('/a/sys/scoring');
  const address = screen.getByLabelText('Address');
  await expect.element(address).toHaveValue(ADDRESS);
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await address.fill('http://other.example.org/');
  await save.click();
  await expect
    .element(screen.getByText('Please enter an address that starts with https://'))
    .toBeVisible();
  await address.fill('https://other.example.org/');
  await save.click();
  await expect.element(screen.getByText('Please fill this in')).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await save.click();
  await expect
    .poll(() => sent)
    .toEqual([{ address: 'https://other.example.org/', password: 'Admin-2026' }]);
});

it('disables the address in the menu form and links to the page that changes it', async () => {
  const screen = await renderForStaff('/a/site/menu');
  await screen.getByRole('button', { name: /^Edit/ }).click();
  const form = screen.getByRole('dialog', { name: 'Edit the item' });
  await expect.element(form.getByRole('textbox').last()).toBeDisabled();
  const link = form.getByRole('link', { name: 'Scoring system' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/a/sys/scoring'));
});
