const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet that few pages need, apart from the common one. Also resolves if it fails: a
 * page without the styles is still usable.
 */
export function loadStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loading.delete(href);
      resolve();
    });
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
