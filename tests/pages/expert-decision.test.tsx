import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListStaffExpertsResponseMock } from '@/api/generated/staff/staff.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

it('shows the tracks of an expert in the list and in the drawer', async () => {
  const { data } = getListStaffExpertsResponseMock();
  const records = data.records.slice(0, 1).map((expert) => ({ ...expert, domains: ['energy'] }));
  mockWorker.use(
    http.get('*/sys/expert', () =>
      HttpResponse.json({ code: 200, msg: '', version: '1', data: { ...data, records } }),
    ),
  );
  await renderForStaff('/a/match/experts');
  await expect.element(page.getByRole('cell', { name: 'Green energy' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Review\b/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText('Green energy')).toBeVisible();
});

it('marks the reason as missing when staff decline a registration without one', async () => {
  const [mock] = getListStaffExpertsResponseMock().data.records;
  const { reason: _none, ...expert } = { ...mock, status: 1 };
  const sent: unknown[] = [];
  const envelope = (data: unknown) => HttpResponse.json({ code: 200, msg: '', version: '1', data });
  mockWorker.use(
    http.get('*/sys/expert', () => envelope({ records: [expert], total: 1, current: 1, size: 20 })),
    http.put('*/sys/expert/review', async ({ request }) => {
      sent.push(await request.json());
      return envelope(expert);
    }),
  );
  await renderForStaff('/a/match/experts');
  await page
    .getByRole('button', { name: /^Review\b/ })
    .first()
    .click();
  const reason = page.getByLabelText('Reason, if declined');
  await expect.element(reason).toHaveAccessibleDescription(/Declining requires a reason/);

  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toBeInvalid();
  await expect.element(reason).toHaveAccessibleDescription(/Please fill this in/);
  expect(sent).toEqual([]);

  await reason.fill('No experience');
  await expect.element(reason).toBeValid();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => sent).toMatchObject([{ status: 3, reason: 'No experience' }]);
});
