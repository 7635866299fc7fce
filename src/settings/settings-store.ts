import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';
import { isLanguage, type Language } from '@/i18n/languages';
import { local, readStored, writeStored } from '@/lib/storage';
import { COLORS, MODES, type ColorName, type ModeName } from './theme-names';

export interface Settings {
  lang: Language;
  theme: { color: ColorName; mode: ModeName };
}

const KEY = 'settings';
const VERSION = 1;

/** Spec section 4: CN, light, #1890ff. */
const DEFAULTS: Settings = { lang: 'CN', theme: { color: '#1890ff', mode: 'light' } };

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}

/** Keeps every part of a stored value that is still valid and takes the default for the rest. */
export function repairSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const { lang, theme } = stored as { lang?: unknown; theme?: unknown };
  const { color, mode } = (typeof theme === 'object' && theme !== null ? theme : {}) as {
    color?: unknown;
    mode?: unknown;
  };
  return {
    lang: isLanguage(lang) ? lang : DEFAULTS.lang,
    theme: {
      color: oneOf(COLORS, color, DEFAULTS.theme.color),
      mode: oneOf(MODES, mode, DEFAULTS.theme.mode),
    },
  };
}

interface SettingsState extends Settings {
  setLanguage: (lang: Language) => void;
  setTheme: (theme: Partial<Settings['theme']>) => void;
}

/** Language and appearance, kept in localStorage under `settings`. */
export const useSettings = create<SettingsState>()(
  immer((set) => ({
    ...readStored(local, KEY, repairSettings, DEFAULTS),
    setLanguage: (lang) => {
      set((draft) => {
        draft.lang = lang;
      });
    },
    setTheme: (theme) => {
      set((draft) => {
        Object.assign(draft.theme, theme);
      });
    },
  })),
);

useSettings.subscribe(({ lang, theme }) => {
  writeStored(local, KEY, { version: VERSION, lang, theme });
});

/** Tells the stylesheet which colours hold; the page's boot script does the same before. */
export function showTheme({ color, mode }: Settings['theme']): void {
  document.documentElement.dataset['mode'] = mode;
  document.documentElement.dataset['color'] = color;
}
