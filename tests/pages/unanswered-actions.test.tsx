import { http, HttpResponse } from 'msw';
import { afterEach, expect, describe, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockWorker } from '@/mocks/browser';
import { UNDO_SECONDS } from '@/features/admin/system-user/use-removal';
import { respondFromMocks, renderSite, setScenario } from './render-site';
import { shortenWaits } from './short-waits';
import { renderForStaff } from './staff';

// Actions of pages that show no failure in place. `contract/user-actions.test.ts` checks that every
// write and download of the contract has a toast.

respondFromMocks();
afterEach(() => {
  vi.restoreAllMocks();
});

type Screen = Awaited<ReturnType<typeof renderSite>>;

const [user] = getListSystemUsersResponseMock().data.records;
if (user === undefined) throw new Error('the contract shows no user');
const ROW = new RegExp(user.mobile ?? '');

const click = (screen: Pick<Screen, 'getByRole'>, name: string | RegExp) =>
  screen.getByRole('button', { name }).first().click();

interface Action {
  name: string;
  method: 'get' | 'put' | 'delete';
  path: string;
  act: () => Promise<void>;
  /** Beginning of the toast if there is no response; for a deletion it names the user. */
  unanswered?: RegExp;
}

const row = (screen: Screen) => screen.getByRole('row', { name: ROW });

const ACTIONS: Action[] = [
  {
    name: 'saving a user',
    method: 'put',
    path: '*/sys/user',
    act: async () => {
      const screen = await renderForStaff('/a/sys/user');
      await click(row(screen), /^Edit\b/);
      await click(screen.getByRole('dialog'), 'Save');
    },
  },
  {
    name: 'disabling a user',
    method: 'put',
    path: '*/sys/user',
    act: async () => click(row(await renderForStaff('/a/sys/user')), /able\b/),
  },
  {
    name: 'deleting a user',
    method: 'delete',
    path: '*/sys/user/:id',
    act: async () => {
      shortenWaits(UNDO_SECONDS * 1000);
      const screen = await renderForStaff('/a/sys/user');
      await click(row(screen), /^Delete\b/);
    },
    unanswered: /^Couldn’t delete .+: The server didn’t respond/,
  },
  {
    name: 'saving the links',
    method: 'put',
    path: '*/sys/link',
    act: async () => {
      const screen = await renderForStaff('/a/site/links');
      await click(screen, /Delete/);
    },
  },
  {
    name: 'downloading a template',
    method: 'get',
    path: '*/static/template/:name',
    act: async () => {
      await setScenario('competitor');
      const screen = await renderSite('/guide');
      // The templates load once they are in the viewport.
      const part = () => document.querySelector('#guide-documents');
      await expect.poll(part).not.toBeNull();
      part()?.scrollIntoView({ behavior: 'instant' });
      await click(screen, /^Download/);
    },
    unanswered: /^Check your connection/,
  },
];

describe.each(ACTIONS)(
  '$name',
  ({ method, path, act, unanswered = /^The server didn’t respond/ }) => {
    it.each([
      ['no response', () => HttpResponse.error(), unanswered],
      [
        'a proxy’s HTML',
        () => new HttpResponse('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
        /The server has a problem/,
      ],
    ])('shows an error after %s', async (_, respond, words) => {
      mockWorker.use(http[method](path, respond));
      await act();
      await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    });
  },
);

it('the row of a user returns if the deletion fails', async () => {
  const held = Promise.withResolvers<undefined>();
  mockWorker.use(
    http.delete('*/sys/user/:id', async () => {
      await held.promise;
      return HttpResponse.error();
    }),
  );
  shortenWaits(UNDO_SECONDS * 1000);
  const screen = await renderForStaff('/a/sys/user');
  await click(row(screen), /^Delete\b/);
  await expect.element(row(screen)).not.toBeInTheDocument();
  held.resolve(undefined);
  await expect.element(row(screen)).toBeVisible();
});
