import type { Page } from '@playwright/test';
import { EVERY_PAGE, isMobilePage } from '../../scripts/support/every-page.ts';
import { expect, test } from './fixtures.ts';
import { PHONE } from './mobile-support.ts';
import { walksOf, Walker } from './site-walk.ts';

/** Returns the page’s links within the site, except to its desktop version. */
async function linksOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const desktop = window.location.hash.replace('#/h5', '#');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')]
      .filter((link) => link.target !== '_blank' && link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/?#\//.test(href) && href.replace(/^\//, '') !== desktop);
    return [...new Set(links)];
  });
}

/** Returns the link’s target without record ids; one record is followed for each. */
function targetOf(href: string): string {
  const [path = '', search] = href.replace(/^\/?#/, '').split('?', 2);
  return [path, ...new URLSearchParams(search).keys()].join(' ');
}

test.use(PHONE);

for (const { who, account, pages } of walksOf(EVERY_PAGE.filter(isMobilePage)))
  test(`no link of the mobile site leaves it for a ${who}`, { tag: '@slow' }, async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visited.push(new URL(frame.url()).hash);
    });
    const followed = new Set<string>();
    const walker = await Walker.start(page, { lang: 'US', mode: 'light' }, account);
    for (const sitePage of pages) {
      await walker.open(sitePage);
      for (const href of await linksOf(page)) {
        if (followed.has(targetOf(href))) continue;
        followed.add(targetOf(href));
        visited.length = 0;
        await page.evaluate((to) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')];
          links.find((link) => link.getAttribute('href') === to)?.click();
        }, href);
        await walker.settle();
        const left = visited.filter((hash) => hash !== '' && !/^#\/h5([/?]|$)/.test(hash));
        expect.soft(left, `${sitePage.name}: ${href}`).toEqual([]);
        await page.evaluate((back) => {
          window.location.hash = back;
        }, sitePage.path);
        await walker.settle();
      }
    }
    // A judge has the fewest links, ten: the tab bar, the footer and the assigned entries.
    expect(followed.size).toBeGreaterThanOrEqual(10);
  });
