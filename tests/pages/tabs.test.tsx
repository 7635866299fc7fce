import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';
import { useTabs } from '@/tabs/tabs-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const go = (path: string) => {
  window.location.hash = path;
};
// Excludes the tabs of forms.
const titles = () =>
  [...document.querySelectorAll('[role=tablist][aria-label] [role=tab]')].map((tab) =>
    tab.getAttribute('aria-label'),
  );

async function openThree() {
  const screen = await renderForStaff('/a/home');
  // Waits for the chunk of the shell.
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['Dashboard']);
  go('/workplace');
  await expect.poll(titles).toEqual(['Dashboard', 'Workplace']);
  go('/a/sys/dict');
  await expect.poll(titles).toEqual(['Dashboard', 'Workplace', 'Dictionaries']);
  return screen;
}

describe('the tabs of the admin shell', () => {
  it('open with each visited page and show it again', async () => {
    const screen = await openThree();
    await screen.getByRole('tab', { name: 'Workplace' }).click();
    await expect.poll(() => window.location.hash).toBe('#/workplace');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Workplace' }))
      .toBeVisible();
    await expect.poll(titles).toHaveLength(3);
  });

  it('close and show the neighbouring page', async () => {
    const screen = await openThree();
    await screen.getByRole('button', { name: 'Close Dictionaries' }).click();
    await expect.poll(titles).toEqual(['Dashboard', 'Workplace']);
    await expect.poll(() => window.location.hash).toBe('#/workplace');
  });

  it('always keep one page open', async () => {
    const screen = await renderForStaff('/a/home');
    await screen.getByRole('button', { name: 'Close Dashboard' }).click();
    await expect
      .element(screen.getByText("This is the last page, you can't close it"))
      .toBeVisible();
    expect(titles()).toEqual(['Dashboard']);
  });

  it.each([
    ['Close left', ['Workplace', 'Dictionaries']],
    ['Close right', ['Dashboard', 'Workplace']],
    ['Close others', ['Workplace']],
  ])('%s applies to the tabs around the middle one', async (item, left) => {
    const screen = await openThree();
    await screen.getByRole('tab', { name: 'Workplace' }).click({ button: 'right' });
    await screen.getByRole('menuitem', { name: item }).click();
    await expect.poll(titles).toEqual(left);
  });

  it('support the keyboard: arrows move, Enter opens, Delete closes', async () => {
    const screen = await openThree();
    screen.getByRole('tab', { name: 'Dictionaries' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dashboard');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Workplace');
    await userEvent.keyboard('{Delete}');
    await expect.poll(titles).toEqual(['Dashboard', 'Dictionaries']);
    screen.getByRole('tab', { name: 'Dashboard' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.hash).toBe('#/a/home');
  });

  it('close on a middle click', async () => {
    const screen = await openThree();
    await screen.getByRole('tab', { name: 'Workplace' }).click({ button: 'middle' });
    await expect.poll(titles).toEqual(['Dashboard', 'Dictionaries']);
  });

  it('can be locked from the context menu', async () => {
    const screen = await openThree();
    expect(useSettings.getState().fixedTabs).toBe(true);
    await screen.getByRole('tab', { name: 'Workplace' }).click({ button: 'right' });
    await screen.getByRole('menuitem', { name: 'Lock tabs' }).click();
    await expect.poll(() => useSettings.getState().fixedTabs).toBe(false);
  });

  it('require confirmation before unsent changes are lost', async () => {
    const screen = await openThree();
    useTabs.getState().markDirty('/workplace', true);
    await screen.getByRole('button', { name: 'Close Workplace' }).click();
    await screen.getByRole('button', { name: 'Keep open' }).click();
    await expect.poll(titles).toHaveLength(3);
    await screen.getByRole('button', { name: 'Close Workplace' }).click();
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(titles).toEqual(['Dashboard', 'Dictionaries']);
  });

  it('are stored when the page is hidden', async () => {
    await openThree();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const stored = JSON.parse(sessionStorage.getItem('tabs') ?? '[]') as { keyPath: string }[];
    expect(stored.map(({ keyPath }) => keyPath)).toEqual(['/a/home', '/workplace', '/a/sys/dict']);
    sessionStorage.removeItem('tabs');
  });

  it('refresh a page by remounting it', async () => {
    const screen = await openThree();
    const heading = () => screen.getByRole('heading', { level: 1, name: 'Dictionaries' }).query();
    const before = heading();
    await screen.getByRole('tab', { name: 'Dictionaries' }).click({ button: 'right' });
    await screen.getByRole('menuitem', { name: 'Refresh' }).click();
    await expect.poll(() => heading() !== null && heading() !== before).toBe(true);
  });

  it('keep the state of a page while another is shown', async () => {
    const screen = await openThree();
    const title = screen.getByRole('heading', { level: 1, name: 'Dictionaries' }).element();
    go('/workplace');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Workplace' }))
      .toBeVisible();
    expect(title.isConnected).toBe(true);
    expect(title.checkVisibility()).toBe(false);
    go('/a/sys/dict');
    await expect.poll(() => title.checkVisibility()).toBe(true);
  });

  it('keep the input of an open drawer while another page is shown', async () => {
    const screen = await renderForStaff('/a/match/tracks');
    await screen.getByRole('button', { name: 'Add a track' }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('Ocean');
    go('/workplace');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Workplace' }))
      .toBeVisible();
    go('/a/match/tracks');
    await expect.element(field).toHaveValue('Ocean');
  });

  it('make the browser ask before a reload while any page has unsaved changes', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const screen = await renderForStaff('/a/match/tracks');
    await screen.getByRole('button', { name: 'Add a track' }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await expect.element(field).toBeVisible();
    expect(asks()).toBe(false);
    await field.fill('Ocean');
    await expect.poll(asks).toBe(true);
    go('/workplace');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Workplace' }))
      .toBeVisible();
    expect(asks()).toBe(true);
  });

  it('unmount hidden pages with page caching off', async () => {
    const screen = await renderForStaff('/a/home', { cachePage: false });
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' }).element();
    go('/workplace');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Workplace' }))
      .toBeVisible();
    await expect.poll(() => title.isConnected).toBe(false);
  });
});
