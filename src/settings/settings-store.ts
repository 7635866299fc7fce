import { create } from 'zustand';
import type { Language } from '@/i18n/languages';
import { local, readStored, storageKey, writeStored } from '@/lib/storage';
import { DEFAULTS, repairSettings, type Settings } from './settings-shape';
import { useSiteColor } from './site-color';
import type { ColorName } from './theme-names';

const KEY = 'settings';
const VERSION = 1;

interface SettingsState extends Settings {
  /** A choice of language is kept at once: its switcher has no "save". */
  setLanguage: (lang: Language) => void;
  /** Shows a change; `saveSettings` keeps it. */
  change: (changes: Partial<Omit<Settings, 'lang'>>) => void;
}

function readSettings(): Settings {
  return readStored(local, KEY, repairSettings, DEFAULTS);
}

function writeSettings(settings: Settings): void {
  writeStored(local, KEY, { version: VERSION, ...settings });
}

/** Language and appearance, kept in localStorage under `settings`. */
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

/** The settings without what changes them. */
export function presentSettings(): Settings {
  const { setLanguage: _set, change: _change, ...settings } = useSettings.getState();
  return settings;
}

/** Keeps what is shown for the next visits. */
export function saveSettings(): void {
  writeSettings(presentSettings());
}

/** Forgets every choice but the language, which the drawer doesn't offer. */
export function clearSettings(): void {
  writeSettings({ ...DEFAULTS, lang: useSettings.getState().lang });
}

/**
 * Takes over the appearance that the browser's other tabs save, which saving here would undo. The language
 * stays: a link that was opened in another tab may have brought its own. Returns what ends it.
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

/** The default colour stands for the site's own, which staff choose. */
function shownColor(color: ColorName, siteColor: ColorName = color): ColorName {
  return color === DEFAULTS.theme.color ? siteColor : color;
}

/** Mode and colour as they are shown. */
export function useShownTheme(): Settings['theme'] {
  const { color, mode } = useSettings((settings) => settings.theme);
  const siteColor = useSiteColor((site) => site.color);
  return { mode, color: shownColor(color, siteColor) };
}

/** Tells the stylesheet which colours hold; the page's boot script does the same before. */
export function showTheme({ color, mode }: Settings['theme']): void {
  document.documentElement.dataset['mode'] = mode;
  document.documentElement.dataset['color'] = shownColor(color, useSiteColor.getState().color);
}
