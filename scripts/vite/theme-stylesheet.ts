import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:theme.css';
const THEME = resolve(import.meta.dirname, '../../src/settings/theme.ts');

interface ThemeModule {
  themeStylesheet: () => string;
}

/**
 * Provides `virtual:theme.css` with the custom properties of all modes and colours from
 * `src/settings/theme.ts`, so that the first paint needs no script.
 */
export function themeStylesheet(): Plugin {
  return {
    name: 'theme-stylesheet',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(THEME);
      const { module } = await runnerImport<ThemeModule>(THEME, { configFile: false });
      return module.themeStylesheet();
    },
  };
}
