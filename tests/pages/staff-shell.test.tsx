import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '@/session/session-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks } from './render-site';
import { openGroup, renderForStaff } from './staff';

// The menus of the back office in each layout and window width.

respondFromMocks();
afterEach(async () => {
  useSettings.setState({ ...DEFAULTS });
  useSession.setState({ token: undefined, user: undefined });
  await page.viewport(1280, 800);
});

type Screen = Awaited<ReturnType<typeof renderForStaff>>;

const PALETTE = 'Search pages, records and actions';
const width = () => document.querySelector('aside')?.getBoundingClientRect().width;
const title = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name });

it('the side menu is 256 px wide, or 80 px when collapsed, and opens pages in both states', async () => {
  const screen = await renderForStaff('/a/home', { layout: 'side' });
  await expect.element(title(screen, 'Dashboard')).toBeVisible();
  await expect.poll(width).toBe(256);
  await screen.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(80);
  const users = page.getByRole('menuitem', { name: 'Users' });
  await openGroup(screen.getByRole('menuitem', { name: 'System' }), users);
  await users.click();
  await expect.element(title(screen, 'Users')).toBeVisible();
  await screen.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(256);
});

it('the header menu opens its groups and their pages', async () => {
  const screen = await renderForStaff('/a/home', { layout: 'head' });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const experts = page.getByRole('menuitem', { name: 'Review experts' });
  await openGroup(menu.getByRole('menuitem', { name: 'Competition' }), experts);
  await experts.click();
  await expect.element(title(screen, 'Review experts')).toBeVisible();
});

it('the mixed menu has groups in the header and their pages in the sidebar', async () => {
  const screen = await renderForStaff('/a/home', { layout: 'mix' });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(menu.getByText('Competition')).toBeVisible();
  expect(width()).toBeUndefined();
  await menu.getByText('Competition').click();
  const side = screen.getByRole('navigation', { name: 'Sidebar' });
  await side.getByRole('menuitem', { name: 'Tracks' }).click();
  await expect.element(title(screen, 'Tracks')).toBeVisible();
  expect(side.getByRole('menuitem', { name: 'Users' }).query()).toBeNull();
});

it('breadcrumbs show the groups above a page and link to the workplace', async () => {
  const screen = await renderForStaff('/a/sys/dict');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail.getByText('Dictionaries')).toBeVisible();
  const items = trail.getByRole('listitem').elements();
  expect(items.map((item) => /^[\w ]+/.exec(item.textContent.trim())?.[0])).toEqual([
    'Back office',
    'System',
    'Dictionaries',
  ]);
  await trail.getByRole('link', { name: 'Back office' }).click();
  await expect.element(title(screen, 'Workplace')).toBeVisible();
});

it('breadcrumbs of a record link to its list with the previous filters', async () => {
  const screen = await renderForStaff('/a/match/entries?status=1');
  await screen.getByRole('table').getByRole('link').first().click();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const texts = () =>
    trail
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  const name = () => screen.getByRole('heading', { level: 1 }).element().textContent;
  await expect.poll(texts).toEqual(['Back office', 'Competition', 'Review entries', name()]);
  await trail.getByRole('link', { name: 'Review entries' }).click();
  await expect.element(title(screen, 'Review entries')).toBeVisible();
  expect(window.location.hash).toBe('#/a/match/entries?status=1');
});

it.each([
  ['/a/match/attendees?id=a1', 'Manage activities'],
  ['/a/match/edition', 'Editions'],
  ['/a/match/preview?id=m1', 'Editions'],
])('breadcrumbs of a record link to its list: %s', async (address, list) => {
  const screen = await renderForStaff(address);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: list }).click();
  await expect.element(title(screen, list)).toBeVisible();
});

it('in a narrow window the menu is a drawer that closes after a selection', async () => {
  await page.viewport(480, 800);
  const screen = await renderForStaff('/a/home', { layout: 'side' });
  await screen.getByRole('button', { name: 'Open menu' }).click();
  expect(width()).toBeUndefined();
  const drawer = page.getByRole('dialog', { name: 'Back office' });
  await drawer.getByRole('menuitem', { name: 'Dictionaries' }).click();
  await expect.element(title(screen, 'Dictionaries')).toBeVisible();
  await expect.poll(() => drawer.query()).toBeNull();
  await page.viewport(481, 800);
  await expect.poll(() => screen.getByRole('button', { name: 'Open menu' }).query()).toBeNull();
  await expect.poll(width).toBeGreaterThan(0);
});

it.each([390, 768])('the palette fits into the window at %i px', async (wide) => {
  await page.viewport(wide, 800);
  const screen = await renderForStaff('/a/home');
  await screen.getByRole('button', { name: PALETTE }).click();
  const dialog = page.getByRole('dialog', { name: PALETTE });
  const search = dialog.getByRole('combobox');
  await expect.element(search).toHaveFocus();
  await expect.element(dialog.getByRole('option', { name: 'Dictionaries' })).toBeVisible();
  const box = dialog.element().getBoundingClientRect();
  expect([box.left >= 0, box.right <= wide]).toEqual([true, true]);
  await search.fill('exper');
  await expect.element(dialog.getByRole('option').first()).toHaveTextContent('Review experts');
  await userEvent.keyboard('{Enter}');
  await expect.element(title(screen, 'Review experts')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it.each([320, 360, 390, 768])(
  'the tools of the header are on one line at %i px',
  async (window) => {
    await page.viewport(window, 700);
    const screen = await renderForStaff('/a/home', { lang: 'US' });
    await expect.element(title(screen, 'Dashboard')).toBeVisible();
    const header = document.querySelector('header');
    expect(header?.scrollWidth).toBe(header?.clientWidth);
    for (const button of header?.querySelectorAll('button') ?? []) {
      expect(button.scrollHeight, button.ariaLabel ?? '').toBeLessThanOrEqual(48);
    }
    const language = screen.getByRole('button', { name: 'English Language' });
    expect(language.element().getBoundingClientRect().height).toBe(40);
  },
);

it('an unknown address of the back office keeps the menu and the search', async () => {
  const screen = await renderForStaff('/a/no/such/page', { layout: 'side' });
  await expect.element(title(screen, 'Page not found')).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'System' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: PALETTE })).toBeVisible();
});
