import { cachePage } from '@/lib/offline-caches';

/** Returns the module scripts in the HTML; their names contain content hashes. */
function scriptsIn(html: string): string {
  const tags = html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g);
  return Array.from(tags, ([, address = '']) => address).join(' ');
}

/** Returns the version of the running site: its module scripts. */
export function runningSite(): string {
  const tags = document.querySelectorAll('script[type="module"][src]');
  return Array.from(tags, (tag) => tag.getAttribute('src') ?? '').join(' ');
}

/** Returns the server's version if it differs from the running one, and caches its page. */
export async function newerSite(): Promise<string | undefined> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    const offered = page.ok ? scriptsIn(await page.clone().text()) : '';
    if (offered === '' || offered === runningSite()) return undefined;
    await cachePage(page);
    return offered;
  } catch {
    return undefined;
  }
}
