import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { respond, refuse } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const HALL = {
  id: 'hall',
  revision: 'read',
  name: 'hall.png',
  mime: 'image/png',
  size: 2048,
  createDate: '2026-11-20T08:30:00Z',
  createBy: 'Ada',
};
const PODIUM = {
  ...HALL,
  id: 'podium',
  name: 'podium.png',
  alt: { CN: '领奖台', US: 'The podium' },
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  mockWorker.use(
    respond('listMedia', { records: [HALL, PODIUM], total: 2, current: 1, size: 20 }),
    respond('listMediaUses', [
      { place: 'news', id: 'news-1', title: { CN: '决赛', US: 'Finals' } },
    ]),
    http.put('*/sys/media', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data: PODIUM });
    }),
  );
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

it('marks a file without alternative text and saves the text in two languages', async () => {
  const screen = await renderForStaff('/a/match/media');
  const row = screen.getByRole('row', { name: /hall\.png/ });
  await expect.element(row.getByRole('cell', { name: 'Not written' })).toBeVisible();
  await row.getByRole('button', { name: 'Edit “hall.png”' }).click();
  const dialog = screen.getByRole('dialog', { name: 'hall.png' });
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('News: Finals');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('Please fill this in')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Alternative text/ }).fill('会场');
  await dialog.getByRole('tab', { name: /English/ }).click();
  await dialog.getByRole('textbox', { name: /Alternative text/ }).fill('The hall');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ id: 'hall', revision: 'read', alt: { CN: '会场', US: 'The hall' } }]);
});

it('keeps a file that is in use and shows the reason', async () => {
  mockWorker.use(refuse('deleteMedia', 1001, 'Something shows it'));
  const screen = await renderForStaff('/a/match/media');
  await screen.getByRole('button', { name: 'Edit “hall.png”' }).click();
  const dialog = screen.getByRole('dialog', { name: 'hall.png' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete file' }).click();
  await expect.element(page.getByText('Something shows it')).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

it('a cover from the library is shown with a ticket before it is public', async () => {
  const screen = await renderForStaff('/a/match/news');
  await screen.getByRole('button', { name: 'New article' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New article' });
  await dialog.getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'The podium' }).click();
  await expect
    .element(dialog.getByRole('img', { name: 'Cover picture' }))
    .toHaveAttribute('src', expect.stringMatching(/download\/podium\?ticket=./) as never);
});
