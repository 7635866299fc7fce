/** Where everything of the mobile site lies. */
const ROOT = '/h5';

/** Whether a path lies on the mobile site. */
export function isMobilePath(path: string): boolean {
  return path === ROOT || path.startsWith(`${ROOT}/`);
}

/** The mobile site's page of the same name; undefined where it has none. */
export function mobileTwin(path: string, paths: ReadonlySet<string>): string | undefined {
  const twin = `${ROOT}${path}`;
  return paths.has(twin) ? twin : undefined;
}

/** The desktop site's address for one of the mobile site: every page of that has a twin there. */
export function desktopAddress(href: string): string {
  return href.slice(ROOT.length) || '/home';
}

/**
 * The mobile site's address for a desktop address: the page of the same name where the mobile site
 * has one, else its home; parameters are kept (spec section 1).
 * @param href path and search of the desktop page
 * @param paths the paths of all routes
 * @param site another site's address, when the mobile site isn't this one
 */
export function mobileAddress(href: string, paths: ReadonlySet<string>, site = ''): string {
  const [path = '', search] = href.split(/\?(.*)/s, 2);
  const page = mobileTwin(path, paths) ?? `${ROOT}/home`;
  const prefix = site === '' ? '' : `${site.replace(/[/#]+$/, '')}/#`;
  return `${prefix}${page}${search === undefined ? '' : `?${search}`}`;
}
