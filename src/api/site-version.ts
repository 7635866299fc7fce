import { cachePage } from '@/lib/offline-caches';

/** The site's first scripts as a page's HTML names them: the names carry hashes of the content. */
function scriptsIn(html: string): string {
  const tags = html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g);
  return Array.from(tags, ([, address = '']) => address).join(' ');
}

/** The version of the site that runs here: its first scripts, as its page names them. */
export function runningSite(): string {
  const tags = document.querySelectorAll('script[type="module"][src]');
  return Array.from(tags, (tag) => tag.getAttribute('src') ?? '').join(' ');
}

/**
 * The version of the site that lies on the server, where it isn't the one that runs here; undefined
 * where it is, or can't be known. All first scripts count: what changed may be any of them.
 */
export async function newerSite(): Promise<string | undefined> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    const offered = page.ok ? scriptsIn(await page.clone().text()) : '';
    if (offered === '' || offered === runningSite()) return undefined;
    // What a reload shows.
    await cachePage(page);
    return offered;
  } catch {
    return undefined;
  }
}
