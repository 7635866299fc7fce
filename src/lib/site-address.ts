// Where the site lies isn't known to its build: it may be the root of a host or a path of it
// (`docs/decisions/0104`). Pages all lie behind the `#`, so that the folder of whatever runs here, the
// page or the service worker, is the site's. Development and tests serve it at the root.
const { origin, pathname } = new URL(
  import.meta.env.BASE_URL,
  (globalThis as { location?: Location }).location?.href ?? 'http://localhost',
);

/** Path that the site lies below, without a slash at its end; empty at the root of its host. */
export const SITE_PATH = pathname.slice(0, -1);

/** Origin and path of the site, without a slash at the end. */
export const SITE_ADDRESS = origin + SITE_PATH;
