import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

/** The browsers of `browserslist` in package.json, by the names of the build: `ios16.4`. */
export const BUILD_TARGETS = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Whether a text is the address of a site that pages may be sent on to. */
export function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.search === '' && url.username === '' && url.password === '';
}

/** Refuses to build with settings that the site could not use, in one line. */
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
