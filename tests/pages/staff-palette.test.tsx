import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getListStaffNewsResponseMock,
  getListStaffProjectsResponseMock,
} from '@/api/generated/staff/staff.faker';
import { getListStaffProjectsMockHandler } from '@/api/generated/staff/staff.msw';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const dialog = () => page.getByRole('dialog', { name: 'Search pages, records and actions' });
const field = () => dialog().getByRole('combobox');
const option = (name: string) => dialog().getByRole('option', { name, exact: true });

/** Opens the palette with its keyboard shortcut. */
async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
}

it('opens a page with the keyboard alone', async () => {
  const screen = await renderForStaff('/workplace');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette();
  await userEvent.keyboard('media');
  const media = option('Media library');
  await expect.element(media).toHaveAttribute('aria-selected', 'true');
  const active = field().element().getAttribute('aria-activedescendant');
  expect(active).toBe(media.element().id);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Media library' }))
    .toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('moves through the options with the arrow keys and closes with Escape', async () => {
  const screen = await renderForStaff('/workplace');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette();
  const selected = () =>
    dialog()
      .getByRole('option')
      .elements()
      .findIndex((one) => one.getAttribute('aria-selected') === 'true');
  expect(selected()).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toBe(1);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(dialog().getByRole('option').elements().length - 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('opens the form of a new article, also while the list is shown', async () => {
  const screen = await renderForStaff('/a/match/news');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Manage news' }))
    .toBeVisible();
  await openPalette();
  await userEvent.keyboard('new article{Enter}');
  const form = page.getByRole('dialog', { name: 'New article' });
  await expect.element(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(() => window.location.hash).toBe('#/a/match/news');
});

it('finds records by keyword and opens one', async () => {
  const [found] = getListStaffNewsResponseMock().data.records;
  const screen = await renderForStaff('/workplace');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette();
  await userEvent.keyboard('zzz');
  const news = dialog().getByRole('group', { name: 'News' });
  await news.getByRole('option').first().click();
  await expect.poll(() => window.location.hash).toContain(`open=${found?.id ?? ''}`);
  await expect.element(page.getByRole('dialog').getByLabelText('Title')).toBeVisible();
});

it('names the year of the edition of an entry', async () => {
  const { data, ...rest } = getListStaffProjectsResponseMock();
  const [edition] = getListStaffMatchesResponseMock().data;
  const [first] = data.records;
  if (edition === undefined || first === undefined) throw new Error('a mock is empty');
  const records = [{ ...first, leader: '李敏', matchInfoId: edition.id }];
  mockWorker.use(getListStaffProjectsMockHandler({ ...rest, data: { ...data, records } }));
  const screen = await renderForStaff('/workplace');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette();
  await userEvent.keyboard('zzz');
  const entries = dialog().getByRole('group', { name: 'Entries' });
  await expect.element(entries.getByText(`李敏 · ${String(edition.year)}`)).toBeVisible();
});

it('offers and requests only what the user’s permissions allow', async () => {
  const asked: string[] = [];
  mockWorker.use(
    http.get('*/api/sys/*', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      // Excludes requests of the page behind the palette.
      if ([...searchParams.values()].includes('e')) asked.push(pathname);
      return undefined;
    }),
  );
  const screen = await renderForStaff('/a/match/news', {}, ['system:login', 'content:write']);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Manage news' }))
    .toBeVisible();
  await openPalette();
  await expect.element(option('New article')).toBeVisible();
  expect(option('Add a user').query()).toBeNull();
  expect(option('Users').query()).toBeNull();
  await userEvent.keyboard('e');
  await expect.element(dialog().getByRole('group', { name: 'News' })).toBeVisible();
  expect(new Set(asked.map((path) => path.split('/').at(-1)))).toEqual(new Set(['news']));
});

it('does not search during input method composition', async () => {
  const searched: string[] = [];
  mockWorker.use(
    http.get('*/api/sys/*', ({ request }) => {
      searched.push(...new URL(request.url).searchParams.values());
      return undefined;
    }),
  );
  const screen = await renderForStaff('/workplace');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette();
  const compose = (type: string) =>
    field()
      .element()
      .dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  compose('compositionstart');
  await field().fill('xinwen');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await field().fill('新闻');
  compose('compositionend');
  await expect.poll(() => searched).toContain('新闻');
  expect(searched).not.toContain('xinwen');
});

it('shows the help of a page in a panel and returns the focus', async () => {
  const screen = await renderForStaff('/a/match/news');
  await expect
    .element(screen.getByText('Articles, videos and express news: write, change, publish.'))
    .toBeVisible();
  const help = screen.getByRole('button', { name: 'Help: Manage news' });
  await help.click();
  const panel = page.getByRole('dialog', { name: 'Help: Manage news' });
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(help).toHaveFocus();
});
