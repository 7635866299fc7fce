import type { Page } from '@playwright/test';

/**
 * Returns links of a mobile page to the desktop site, which would redirect a phone back. The link
 * "Desktop version" is intended.
 */
export async function desktopLinks(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const same = window.location.hash.replace('#/h5', '#');
    const places = [...document.querySelectorAll('#root a[href]')]
      .map((link) => (link.getAttribute('href') ?? '').replace(/^\/(?=#)/, ''))
      .filter((href) => href.startsWith('#/') && !/^#\/h5(\/|$)/.test(href) && href !== same);
    return [...new Set(places)];
  });
}
