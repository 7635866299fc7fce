/** The address of the site's first script in a page's HTML: it carries the hash of its content. */
function entryOf(html: string): string | undefined {
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];
}

/**
 * The version of the site that lies on the server, where it isn't the one that runs here; undefined
 * where it is, or can't be known.
 */
export async function newerSite(): Promise<string | undefined> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    const offered = page.ok ? entryOf(await page.text()) : undefined;
    return offered === running ? undefined : offered;
  } catch {
    return undefined;
  }
}
