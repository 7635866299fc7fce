import { afterEach, expect, it } from 'vitest';
import { getListJudgingRoundsResponseMock } from '@/api/generated/staff-judging/staff-judging.faker';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const [round] = getListJudgingRoundsResponseMock().data;
if (round === undefined) throw new Error('the contract shows no round');
const rounds = [
  { ...round, id: 'open', name: { CN: '初评' }, state: 'open', submitted: 4, assigned: 12 },
  { ...round, id: 'closed', name: { CN: '海选' }, state: 'closed' },
] as const;

it('shows the progress of the rounds that have not closed', async () => {
  mockWorker.use(respond('listJudgingRounds', [...rounds]));
  const screen = await renderForStaff('/workplace');
  const link = screen.getByRole('link', { name: '初评' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('round=open'));
  await expect.element(screen.getByText('4 of 12 submitted')).toBeVisible();
  await expect.element(screen.getByText('海选')).not.toBeInTheDocument();
});

it('requests no rounds for staff who do not manage judging', async () => {
  let requests = 0;
  mockWorker.use(
    respond('listJudgingRounds', () => {
      requests += 1;
      return [...rounds];
    }),
  );
  const screen = await renderForStaff('/workplace', {}, ['system:login', 'entry:read']);
  await expect.element(screen.getByText('Entries to review')).toBeVisible();
  expect(requests).toBe(0);
});
