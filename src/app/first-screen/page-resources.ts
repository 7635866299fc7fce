import type { PageResources } from './first-screens';

/** The address of what the pages need besides; `''` in development. */
declare const __PAGE_RESOURCES__: string;

/** Whether the service worker serves what this page needs: nothing is gained by asking ahead. */
export function isServiceWorkerActive(): boolean {
  try {
    return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Asks for scripts that the page's code would ask for one after the other. */
function preload({ files }: PageResources, numbers: Iterable<number>): void {
  for (const file of new Set(numbers)) {
    const link = document.createElement('link');
    // Not `modulepreload`: Firefox 153 at times never resolves an `import()` of a script that such a
    // link is just bringing out of its cache, and the page stays as dead as it is in the HTML.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    // What the screen shows comes first, its data and pictures.
    link.fetchPriority = 'low';
    link.href = `assets/${files[file] ?? ''}.js`;
    document.head.append(link);
  }
}

/** Asks for the scripts of the page at a path. */
export function preloadPage(resources: PageResources, path: string, language: number): void {
  const { texts, pages } = resources;
  const { files = [], bundles = ['browsing'] } = pages[path] ?? {};
  const textFiles = bundles.flatMap((bundle) => texts[bundle][language] ?? []);
  preload(resources, [...textFiles, ...files]);
}

/** Asks for what comes after the first screen; undefined where it isn't there. */
export async function loadResources(): Promise<PageResources | undefined> {
  if (__PAGE_RESOURCES__ === '') return undefined;
  try {
    // eslint-disable-next-line no-restricted-globals -- a file of the build, not the API
    const response = await fetch(__PAGE_RESOURCES__);
    return (await response.json()) as PageResources;
  } catch {
    // The page's code asks for its scripts by itself.
    return undefined;
  }
}
