import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  getListSystemUserOptionsResponseMock,
  getListSystemUsersResponseMock,
} from '@/api/generated/system-user/system-user.faker';
import { getListSystemUserOptionsMockHandler } from '@/api/generated/system-user/system-user.msw';
import { UNDO_SECONDS } from '@/features/admin/system-user/use-removal';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { shortenWaits } from './short-waits';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  vi.restoreAllMocks();
});

const [example] = getListSystemUsersResponseMock().data.records;
const person = (at: number) => ({
  ...example,
  id: `user-${at}`,
  firstName: `First${at}`,
  lastName: `Last${at}`,
  mobile: `139${String(at).padStart(8, '0')}`,
});

let deleted: string[];

/** Serves this number of users. */
function serveUsers(count: number): void {
  deleted = [];
  const users = Array.from({ length: count }, (_, at) => person(at));
  mockWorker.use(
    http.get('*/sys/user', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'));
      const records = users.filter(({ id }) => !deleted.includes(id)).slice(0, size);
      const data = { records, total: count, current: 1, size };
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data });
    }),
    http.delete('*/sys/user/:id', ({ params }) => {
      const id = String(params['id']);
      deleted.push(id);
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data: { id } });
    }),
  );
}

describe('the users page', () => {
  beforeEach(() => {
    serveUsers(3);
  });

  it('deletes a user after a delay during which the deletion can be undone', async () => {
    const screen = await renderForStaff('/a/sys/user');
    const row = screen.getByRole('row', { name: /First1 Last1/ });
    await row.getByRole('button', { name: /^Delete\b/ }).click();
    await expect.poll(() => row.query()).toBeNull();
    await expect.element(page.getByRole('status').getByText(/^Deleting/)).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(row).toBeVisible();
    expect(deleted).toEqual([]);

    shortenWaits(UNDO_SECONDS * 1000);
    await row.getByRole('button', { name: /^Delete\b/ }).click();
    await expect.poll(() => deleted).toEqual(['user-1']);
  });

  it('deletes the user at once when the page is left', async () => {
    const screen = await renderForStaff('/a/sys/user');
    const row = screen.getByRole('row', { name: /First2 Last2/ });
    await row.getByRole('button', { name: /^Delete\b/ }).click();
    await screen.unmount();
    await expect.poll(() => deleted).toEqual(['user-2']);
  });

  it('suggests users while typing and opens the selected one', async () => {
    const { data } = getListSystemUserOptionsResponseMock();
    const [shown] = data.records;
    if (shown === undefined) throw new Error('the contract shows no option');
    const asked: string[] = [];
    mockWorker.use(
      getListSystemUserOptionsMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams.get('keywords') ?? '');
        return getListSystemUserOptionsResponseMock();
      }),
    );
    const screen = await renderForStaff('/a/sys/user');
    await screen.getByRole('combobox', { name: 'Name, mobile, email or staff number' }).fill('che');
    const name = `${shown.firstName} ${shown.lastName}`;
    await page.getByText(`${name} · ${shown.userCode ?? ''}`).click();
    await expect.element(page.getByRole('dialog', { name: 'User details' })).toBeVisible();
    expect(asked).toEqual(['che']);
  });

  it('renders only the visible rows of a page of 10,000', async () => {
    serveUsers(10_000);
    const screen = await renderForStaff('/a/sys/user?size=10000');
    await expect.element(screen.getByRole('button', { name: 'First0 Last0' })).toBeVisible();
    expect(document.querySelectorAll('.ant-table-row').length).toBeLessThan(100);
  });

  it('shows 50 users per page by default and up to 10,000 on demand', async () => {
    serveUsers(3000);
    const screen = await renderForStaff('/a/sys/user');
    const rows = () => document.querySelectorAll('.ant-table-row').length;
    await expect.poll(rows).toBe(50);
    await screen.getByRole('combobox', { name: 'Page Size' }).click();
    for (const size of [10, 20, 30, 50, 100, 1000])
      await expect.element(page.getByTitle(`${size} / page`).last()).toBeInTheDocument();
    const biggest = page.getByTitle('10000 / page');
    biggest.element().scrollIntoView();
    await biggest.click();
    await expect.poll(() => window.location.hash).toMatch(/size=10000/);
    await expect.element(screen.getByText('3,000 users')).toBeVisible();
    await expect.poll(rows).toBeLessThan(40);
  });
});
