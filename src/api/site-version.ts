/** The addresses of a page's own scripts: they carry the hashes of their contents. */
function versionOf(scripts: readonly (string | null | undefined)[]): string | undefined {
  return scripts.length === 0 ? undefined : scripts.join(' ');
}

/** The version of the site that a page's HTML starts. */
function offeredBy(html: string): string | undefined {
  const scripts = html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g);
  return versionOf([...scripts].map(([, src]) => src));
}

/** The version of the site that runs here. */
export function runningSite(): string | undefined {
  const scripts = document.querySelectorAll('script[type="module"][src]');
  return versionOf([...scripts].map((script) => script.getAttribute('src')));
}

/**
 * The version of the site that lies on the server, where it isn't the one that runs here; undefined
 * where it is, or can't be known.
 */
export async function newerSite(): Promise<string | undefined> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    const offered = page.ok ? offeredBy(await page.text()) : undefined;
    return offered === runningSite() ? undefined : offered;
  } catch {
    return undefined;
  }
}
