import { create } from 'zustand';
import type { Language } from '@/i18n/languages';
import { local, readStored, storageKey, writeStored } from '@/lib/storage';
import { DEFAULTS, repairSettings, type Settings } from './settings-shape';
import { useSiteColor } from './site-color';
import type { ColorName } from './theme-names';

const KEY = 'settings';
const VERSION = 1;

interface SettingsState extends Settings {
  setLanguage: (lang: Language) => void;
  /** Applies changes; `saveSettings` stores them. */
  change: (changes: Partial<Omit<Settings, 'lang'>>) => void;
}

function readSettings(): Settings {
  return readStored(local, KEY, repairSettings, DEFAULTS);
}

function writeSettings(settings: Settings): void {
  writeStored(local, KEY, { version: VERSION, ...settings });
}

/** Language and appearance, stored in localStorage under `settings`. */
export const useSettings = create<SettingsState>()((set) => ({
  ...readSettings(),
  setLanguage: (lang) => {
    set({ lang });
    writeSettings({ ...readSettings(), lang });
  },
  change: (changes) => {
    set(changes);
  },
}));

export function presentSettings(): Settings {
  const { setLanguage: _set, change: _change, ...settings } = useSettings.getState();
  return settings;
}

export function saveSettings(): void {
  writeSettings(presentSettings());
}

/** Resets all settings but the language, which the drawer doesn't offer. */
export function clearSettings(): void {
  writeSettings({ ...DEFAULTS, lang: useSettings.getState().lang });
}

/**
 * Applies appearance settings saved in other tabs; otherwise, a save in this tab would overwrite
 * them. Ignores the language: a link in another tab may have set it.
 * @returns a function that removes the listener
 */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== storageKey(KEY)) return;
    const { lang: _theirs, ...appearance } = readSettings();
    useSettings.setState(appearance);
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
}

/** Returns the site's color, which staff choose, in place of the default one. */
function shownColor(color: ColorName, siteColor: ColorName = color): ColorName {
  return color === DEFAULTS.theme.color ? siteColor : color;
}

/** Returns the mode and color shown. */
export function useShownTheme(): Settings['theme'] {
  const { color, mode } = useSettings((settings) => settings.theme);
  const siteColor = useSiteColor((site) => site.color);
  return { mode, color: shownColor(color, siteColor) };
}

/** Selects the theme in the style sheet. At page load, the first screen's script does this. */
export function showTheme({ color, mode }: Settings['theme']): void {
  document.documentElement.dataset['mode'] = mode;
  document.documentElement.dataset['color'] = shownColor(color, useSiteColor.getState().color);
}
