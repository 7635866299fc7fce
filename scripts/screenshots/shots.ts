import type { Page } from 'playwright';

/** One picture of the set: a page, and what is done there before it is taken. */
export interface Shot {
  /** Its file's name. */
  name: string;
  /** Address behind the `#`. */
  path: string;
  /** Who looks; a visitor without a session where absent. */
  account?: 'competitor';
  /** Opens what is to be seen; the language decides the names on the page, so it takes places. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens the last menu of the header. */
async function openUserMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').last().click();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('路演');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('header button:not([aria-haspopup]):not([aria-expanded])').last().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** Every page of the public site, and what opens over it. */
export const SHOTS: readonly Shot[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'home', path: '/home' },
  { name: 'guide', path: '/guide' },
  { name: 'news', path: '/news' },
  { name: 'news-page-2', path: '/news?page=2' },
  { name: 'article', path: '/news/preview?id=news-01' },
  { name: 'videos', path: '/news?tab=video' },
  { name: 'express', path: '/news?tab=express' },
  { name: 'play', path: '/play?id=video-1' },
  { name: 'activities', path: '/activity' },
  { name: 'activities-month', path: '/activity?view=month' },
  { name: 'activities-none', path: '/activity?kind=final&state=full' },
  { name: 'activity', path: '/activity/details?id=activity-01' },
  { name: 'entries', path: '/entries' },
  { name: 'entries-none', path: '/entries?keyword=nothing' },
  { name: 'entry', path: '/entries-detail?id=entry-2-01' },
  { name: 'history', path: '/history' },
  { name: 'edition', path: '/history/preview?id=match-2' },
  { name: 'domain', path: '/domain' },
  { name: 'signup', path: '/signup' },
  { name: 'expert', path: '/expert' },
  { name: 'diagnostics', path: '/test' },
  { name: 'gallery', path: '/test/t3' },
  { name: 'gone', path: '/news/preview?id=nothing' },
  { name: 'login', path: '/login' },
  { name: 'login-modal', path: '/news', prepare: openLogin },
  { name: 'forbidden', path: '/403?from=%2Fa%2Fhome' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'search', path: '/news', prepare: openSearch },
  { name: 'user-menu', path: '/news', account: 'competitor', prepare: openUserMenu },
];
