import { resolve } from 'node:path';
import browserslist from 'browserslist';

const ROOT = resolve(import.meta.dirname, '../..');

/** The browsers of `browserslist` in package.json, by what the bundler and MDN's data call them. */
const NAMES: Record<string, { target: string; data: readonly string[] }> = {
  // Android's browsers, and the WebView that messengers show pages in, have Chromium's versions.
  chrome: { target: 'chrome', data: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { target: 'edge', data: ['edge'] },
  safari: { target: 'safari', data: ['safari'] },
  ios_saf: { target: 'ios', data: ['safari_ios'] },
  firefox: { target: 'firefox', data: ['firefox', 'firefox_android'] },
};

/** The oldest version of each browser that the site runs in, as package.json states it. */
function oldestVersions(): Map<string, string> {
  const oldest = new Map<string, string>();
  for (const entry of browserslist(null, { path: ROOT })) {
    const [name = '', versions = ''] = entry.split(' ');
    // Newest first; some versions of iOS are named as a range.
    oldest.set(name, versions.split('-')[0] ?? '');
  }
  return oldest;
}

function known(name: string): { target: string; data: readonly string[] } {
  const names = NAMES[name];
  if (names === undefined) throw new Error(`browserslist names ${name}, which nothing here knows`);
  return names;
}

/** What the bundler builds scripts and styles for. */
export function buildTargets(): string[] {
  return [...oldestVersions()].map(([name, version]) => `${known(name).target}${version}`);
}

/** The oldest browsers, by the names of MDN's compatibility data. */
export function oldestBrowsers(): Record<string, string> {
  return Object.fromEntries(
    [...oldestVersions()].flatMap(([name, version]) =>
      known(name).data.map((browser) => [browser, version]),
    ),
  );
}
