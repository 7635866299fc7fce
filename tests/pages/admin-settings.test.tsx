import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '@/session/session-store';
import { useSettingsDrawer } from '@/settings/drawer-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

beforeEach(() => {
  localStorage.removeItem('settings');
  useSettingsDrawer.setState({ open: false, wanted: false });
});
afterEach(() => {
  useSettings.setState({ ...DEFAULTS });
  useSession.setState({ token: undefined, user: undefined });
});

const side = () => document.querySelector('aside');

async function openDrawer() {
  const screen = await renderForStaff('/a/home', { hideSetting: false });
  await screen.getByRole('button', { name: 'Appearance settings' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Appearance settings' });
  await expect.element(drawer).toBeVisible();
  return drawer;
}

describe('the settings in the admin shell', () => {
  it('move the menu to the top, to the side, or groups to the top and pages to the side', async () => {
    const drawer = await openDrawer();
    expect(side()).toBeNull();
    await drawer.getByRole('radio', { name: 'Side menu' }).click();
    await expect.poll(() => side()?.getBoundingClientRect().width).toBe(256);
    await drawer.getByRole('radio', { name: 'Mixed menu' }).click();
    // The dashboard belongs to no group, so the side menu is empty.
    await expect.poll(side).toBeNull();
    window.location.hash = '/a/sys/dict';
    await expect.poll(() => side()?.textContent).toContain('Users');
    await drawer.getByRole('radio', { name: 'Top menu' }).click();
    await expect.poll(side).toBeNull();
  });

  it('limit the width of the content', async () => {
    const drawer = await openDrawer();
    const width = () => document.querySelector<HTMLElement>('[data-width]')?.dataset['width'];
    expect(width()).toBe('fluid');
    await drawer.getByRole('radio', { name: 'Fixed', exact: true }).click();
    await expect.poll(width).toBe('fixed');
    const content = document.querySelector('[data-width]');
    expect(content && getComputedStyle(content).maxWidth).toBe('1200px');
  });

  it('let the sidebar scroll with the page', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('radio', { name: 'Side menu' }).click();
    const position = () => {
      const element = side();
      return element && getComputedStyle(element).position;
    };
    const before = useSettings.getState().fixedSideBar;
    const fixed = before ? 'sticky' : 'static';
    await expect.poll(position).toBe(fixed);
    await drawer.getByRole('switch', { name: 'Fixed sidebar' }).click();
    await expect.poll(position).not.toBe(fixed);
  });

  it('let the tab bar scroll with the page', async () => {
    const drawer = await openDrawer();
    const list = () => document.querySelector('[role=tablist]');
    const bar = () => list()?.closest<HTMLElement>('[data-fixed]')?.dataset['fixed'];
    expect(bar()).toBe('true');
    await drawer.getByRole('switch', { name: 'Fixed tabs' }).click();
    await expect.poll(bar).toBe('false');
  });

  it('turn tabs off', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('switch', { name: 'Multi-page tabs' }).click();
    await expect.poll(() => document.querySelector('[role=tablist]')).toBeNull();
    expect(document.querySelector('main h1')?.textContent).toBe('Dashboard');
  });

  it('turn page caching off', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('switch', { name: 'Page caching' }).click();
    expect(useSettings.getState().cachePage).toBe(false);
    const title = document.querySelector('main h1');
    window.location.hash = '/workplace';
    await expect.poll(() => title?.isConnected).toBe(false);
  });

  it('hide the floating button', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('switch', { name: 'Hide the floating button' }).click();
    const button = () => document.querySelector('button[aria-label="Appearance settings"]');
    await expect.poll(button).toBeNull();
  });
});
