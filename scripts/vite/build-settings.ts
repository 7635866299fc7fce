import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

/** Browsers of `browserslist` in package.json, in the bundler's notation: `ios16.4`. */
export const BUILD_TARGETS = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Returns true if a text is a valid address for redirects to another site. */
export function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.search === '' && url.username === '' && url.password === '';
}

/** Fails the build with one line if a build variable is invalid. */
export function buildSettings(): Plugin {
  return {
    name: 'build-settings',
    configResolved({ env }) {
      const site: unknown = env['VITE_MOBILE_SITE'];
      if (typeof site !== 'string' || site === '' || isSiteAddress(site)) return;
      throw new Error(`VITE_MOBILE_SITE must look like https://m.example.com, but is ${site}`);
    },
  };
}
