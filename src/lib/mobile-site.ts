const ROOT = '/h5';

export function isMobilePath(path: string): boolean {
  return path === ROOT || path.startsWith(`${ROOT}/`);
}

/** Returns the mobile site's page of the same name, if it exists. */
export function mobileTwin(path: string, paths: ReadonlySet<string>): string | undefined {
  const twin = `${ROOT}${path}`;
  return paths.has(twin) ? twin : undefined;
}

/** Returns the desktop URL of a mobile page; every mobile page has a desktop page. */
export function desktopAddress(href: string): string {
  return href.slice(ROOT.length) || '/home';
}

/**
 * Returns the mobile URL of a desktop page: the page of the same name, or the mobile home page;
 * parameters are kept (spec section 1).
 * @param href path and search of the desktop page
 * @param paths the paths of all routes
 * @param site URL of an external mobile site
 */
export function mobileAddress(href: string, paths: ReadonlySet<string>, site = ''): string {
  const [path = '', search] = href.split(/\?(.*)/s, 2);
  const page = mobileTwin(path, paths) ?? `${ROOT}/home`;
  const prefix = site === '' ? '' : `${site.replace(/[/#]+$/, '')}/#`;
  return `${prefix}${page}${search === undefined ? '' : `?${search}`}`;
}
