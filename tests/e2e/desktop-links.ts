import type { Page } from '@playwright/test';

/**
 * Links of a mobile page that leave the mobile site: whoever presses one sees the address change to
 * a desktop page's and back. "Desktop version", which leads to the same page, means to.
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
