// The build doesn't know the site's base path, which may be a path of a host
// (`docs/decisions/0104`). All pages are behind the `#`, so the directory of the running page or
// service worker is the base path. Development and tests use the root.
const { origin, pathname } = new URL(
  import.meta.env.BASE_URL,
  (globalThis as { location?: Location }).location?.href ?? 'http://localhost',
);

/** Base path without a trailing slash; empty at the root of the host. */
export const SITE_PATH = pathname.slice(0, -1);

/** Origin and base path without a trailing slash. */
export const SITE_ADDRESS = origin + SITE_PATH;
