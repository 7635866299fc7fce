import { beforeEach, describe, expect, it } from 'vitest';
import { contrast } from '@/settings/contrast';
import { useSettingsDrawer } from '@/settings/drawer-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { saveSettings, useSettings } from '@/settings/settings-store';
import { themeTokens } from '@/settings/theme';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

beforeEach(() => {
  localStorage.removeItem('settings');
  useSettings.setState({ ...DEFAULTS });
  useSettingsDrawer.setState({ open: false, wanted: false });
});

async function openDrawer() {
  useSettings.getState().change({ hideSetting: false });
  const screen = await renderSite('/news');
  await screen.getByRole('button', { name: 'Appearance settings' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Appearance settings' });
  await expect.element(drawer).toBeVisible();
  return drawer;
}

const stored = () =>
  JSON.parse(localStorage.getItem('settings') ?? '{}') as Record<string, unknown>;

/** Converts `rgb(1, 2, 3)` to `#010203`. */
const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

describe('an appearance saved in another tab', () => {
  it('applies to this tab and is kept when another setting is saved', async () => {
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const { lang } = useSettings.getState();
    const newValue = JSON.stringify({ version: 1, lang: 'HK', theme: { mode: 'night' } });
    localStorage.setItem('settings', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
    await expect.poll(() => document.documentElement.dataset['mode']).toBe('night');
    expect(useSettings.getState().lang, 'a link may have brought that one there').toBe(lang);
    useSettings.getState().change({ fixedHeader: false });
    saveSettings();
    expect(stored()).toMatchObject({ fixedHeader: false, theme: { mode: 'night' } });
  });
});

describe('the settings drawer', () => {
  it('has no floating button by default', async () => {
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Appearance settings' }).query()).toBeNull();
  });

  it('applies changes at once and stores them when saved', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('radio', { name: 'Night' }).click();
    expect(document.documentElement.dataset['mode']).toBe('night');
    await drawer.getByRole('radio', { name: 'Cyan' }).click();
    expect(document.documentElement.dataset['color']).toBe('#13c2c2');
    expect(stored()).not.toMatchObject({ theme: { mode: 'night' } });
    await drawer.getByRole('button', { name: 'Save' }).click();
    expect(stored()).toMatchObject({ theme: { mode: 'night', color: '#13c2c2' } });
  });

  it('outlines the focused field with enough contrast in night mode', async () => {
    useSettings.getState().change({ theme: { ...DEFAULTS.theme, mode: 'night' } });
    const screen = await renderSite('/login');
    const field = screen.getByLabelText('Password', { exact: true }).first();
    await field.click();
    const color = () =>
      getComputedStyle(field.element().parentElement ?? document.body).borderColor;
    const { card } = themeTokens('night', DEFAULTS.theme.color);
    await expect.poll(() => contrast(hexOf(color()), card)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows a short toast when saved', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Save' }).click();
    const message = () => document.querySelector('.ant-message [role=status]');
    await expect.poll(message).not.toBeNull();
    await expect.poll(message, { timeout: 2500 }).toBeNull();
  });

  it('filters the page in colour-weak mode', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('switch', { name: 'Colour-weak mode' }).click();
    await expect.poll(() => document.documentElement.style.filter).toContain('#weak-mode');
    await drawer.getByRole('switch', { name: 'Colour-weak mode' }).click();
    await expect.poll(() => document.documentElement.style.filter).toBe('');
  });

  it('lets the header scroll with the page', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('switch', { name: 'Fixed header' }).click();
    const header = document.querySelector('header');
    await expect.poll(() => header && getComputedStyle(header).position).toBe('static');
  });

  it('stores a new language without unsaved changes', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('radio', { name: 'Night' }).click();
    useSettings.getState().setLanguage('HK');
    expect(stored()).toMatchObject({ lang: 'HK', theme: { mode: 'light' } });
    useSettings.getState().setLanguage('US');
  });

  it('requires confirmation for a reset', async () => {
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Reset' }).click();
    const question = () => document.querySelector('.ant-modal-confirm');
    await expect.poll(question).not.toBeNull();
    expect(question()?.textContent).toContain('Reset the appearance?');
  });
});
