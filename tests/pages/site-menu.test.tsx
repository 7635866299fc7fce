import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetMenuMockHandler } from '@/api/generated/config/config.msw';
import { getListStaffMenuMockHandler } from '@/api/generated/staff/staff.msw';
import type { StaffMenuItem } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const envelope = { code: 200, msg: '', version: '1' } as const;
const PAGES: StaffMenuItem[] = [
  { id: 'a', routerName: 'Home', hidden: false },
  { id: 'b', routerName: 'News', hidden: false },
];
const LINK: StaffMenuItem = {
  id: 'c',
  routerName: 'ExternalLink',
  title: { CN: '园区', US: 'The park' },
  path: 'https://park.example.org/',
  hidden: false,
};

let sent: StaffMenuItem[][] = [];

beforeEach(() => {
  sent = [];
  mockWorker.use(
    getListStaffMenuMockHandler({
      ...envelope,
      data: { items: [...PAGES, LINK], revision: 'read' },
    }),
    http.put('*/sys/menu', async ({ request }) => {
      const { items } = (await request.json()) as { items: StaffMenuItem[] };
      sent.push(items);
      return HttpResponse.json({ ...envelope, data: { items, revision: 'written' } });
    }),
  );
});

it('shows the public menu in the server’s order with custom titles', async () => {
  mockWorker.use(
    getGetMenuMockHandler({
      ...envelope,
      data: [
        { id: 'b', name: '新闻', routerName: 'News' },
        { id: 'a', name: '首页', routerName: 'Home', title: 'Start here' },
        {
          id: 'c',
          name: '园区',
          routerName: 'ExternalLink',
          title: 'The park',
          path: 'https://park.example.org/',
        },
      ],
    }),
  );
  const screen = await renderSite('/news');
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual(['News', 'Start here', 'The park']);
  await expect.element(links.last()).toHaveAttribute('href', 'https://park.example.org/');
});

it('moves, hides and deletes an item with one click each', async () => {
  await renderForStaff('/a/site/menu');
  await page.getByRole('button', { name: 'Move “News” up' }).click();
  await expect.poll(() => sent.at(-1)?.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  await page.getByRole('switch', { name: 'Show “Home” in the menu' }).click();
  await expect.poll(() => sent.at(-1)?.[0]).toEqual({ ...PAGES[0], hidden: true });
  await page.getByRole('button', { name: /^Delete\b/ }).click();
  await expect.poll(() => sent.at(-1)).toEqual(PAGES);
  await expect.element(page.getByRole('button', { name: 'Move “Home” up' })).toBeDisabled();
});

it('sets the title of a page in two languages and leaves other pages without a title', async () => {
  await renderForStaff('/a/site/menu');
  await page
    .getByRole('button', { name: /^Edit\b/ })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('快讯');
  await dialog.getByRole('tab', { name: /English/ }).click();
  await dialog.getByLabelText('Name').fill('Latest');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent.at(-1)?.[1]?.title).toMatchObject({ CN: '快讯', US: 'Latest' });
  expect(sent.at(-1)?.[0]).toEqual(PAGES[0]);
});

it('rejects an address without https for a new link', async () => {
  await renderForStaff('/a/site/menu');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Address').fill('http://park.example.org/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText('Please enter an address that starts with https://'))
    .toBeVisible();
  await dialog.getByLabelText('Address').fill('https://park.example.org/new');
  await dialog.getByLabelText('Name').fill('新园区');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent.at(-1)?.[3])
    .toMatchObject({
      routerName: 'ExternalLink',
      path: 'https://park.example.org/new',
      hidden: false,
    });
});

it('the menu table fits into 768 px without covered columns', async () => {
  await page.viewport(768, 900);
  await renderForStaff('/a/site/menu');
  const shown = page.getByRole('columnheader', { name: 'Shown' });
  await expect.element(shown).toBeVisible();
  const actions = page.getByRole('columnheader', { name: 'Actions' });
  expect(shown.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    actions.element().getBoundingClientRect().left,
  );
});
