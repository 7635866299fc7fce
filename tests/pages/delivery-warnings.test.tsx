import { afterEach, expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import { respond, pageOf } from '@/mocks';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const SINCE = '2026-11-20T08:30:00Z';
const PAUSED = { since: SINCE, until: SINCE, reason: 'SMTP 535' };

const page = (paused?: typeof PAUSED) => ({
  ...pageOf([]),
  ...(paused && { paused }),
});

it.each(['/workplace', '/a/home'])(
  '%s warns staff who manage notices that no mail is sent',
  async (path) => {
    mockWorker.use(respond('listNotices', page(PAUSED)));
    const screen = await renderForStaff(path);
    const warning = screen.getByText(/^No email has been sent since .* \(SMTP 535\)\.$/);
    await expect.element(warning).toBeVisible();
    const link = screen.getByRole('alert').getByRole('link', { name: 'Notices' });
    await expect.element(link).toHaveAttribute('href', '#/a/site/notices');
  },
);

it('requests no notices for staff who may not read them', async () => {
  let requests = 0;
  mockWorker.use(
    respond('listNotices', () => {
      requests += 1;
      return page(PAUSED);
    }),
  );
  const screen = await renderForStaff('/workplace', {}, ['system:login', 'entry:read']);
  await expect.element(screen.getByText('Entries to review')).toBeVisible();
  expect(requests).toBe(0);
});
