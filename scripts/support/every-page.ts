/** A page of the site, with a path that exists in the demo content. */
export interface SitePage {
  /** Name for files and tests. */
  name: string;
  /** Path after the `#`. */
  path: string;
  /** User of the page; without it, a visitor without a session. */
  account?: DemoAccount;
}

export type DemoAccount = 'competitor' | 'judge' | 'administrator';

function asUser(account: DemoAccount, pages: readonly SitePage[]): SitePage[] {
  return pages.map((page) => ({ ...page, account }));
}

/** The competitor's own entry in the demo content. */
const OWN_ENTRY = 'entry-2-09';

/**
 * Every page of the site, with all states that a URL selects, for tests and screenshots of all pages.
 * `tests/unit/every-page.test.ts` compares the list with the route tree.
 */
export const EVERY_PAGE: readonly SitePage[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'home', path: '/home' },
  { name: 'guide', path: '/guide' },
  { name: 'sign-up', path: '/signup' },
  { name: 'expert', path: '/expert' },
  { name: 'activities', path: '/activity' },
  { name: 'activities-month', path: '/activity?view=month' },
  { name: 'activities-none', path: '/activity?kind=final&state=full' },
  { name: 'activity', path: '/activity/details?id=activity-01' },
  { name: 'entries', path: '/entries' },
  { name: 'entry', path: '/entries-detail?id=entry-3-01' },
  { name: 'news', path: '/news' },
  { name: 'news-page-2', path: '/news?page=2' },
  { name: 'videos', path: '/news?tab=video' },
  { name: 'express', path: '/news?tab=express' },
  { name: 'article', path: '/news/preview?id=news-01' },
  { name: 'play', path: '/play?id=video-1' },
  { name: 'history', path: '/history' },
  { name: 'edition', path: '/history/preview?id=match-2' },
  { name: 'winners', path: '/winners' },
  { name: 'winners-none', path: '/winners?id=match-3' },
  { name: 'domain', path: '/domain' },
  { name: 'certificate', path: '/certificate' },
  { name: 'certificate-unknown', path: '/certificate?number=2026-AAAA-AAAA' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'test', path: '/test' },
  { name: 'gallery', path: '/test/t3' },
  { name: 'login', path: '/login' },
  { name: 'forbidden', path: '/403' },
  { name: 'not-found', path: '/no/such/page' },
  ...asUser('competitor', [
    { name: 'entry-form', path: '/signup' },
    { name: 'entry-details', path: `/signup/details?id=${OWN_ENTRY}` },
    { name: 'expert-form', path: '/expert' },
    { name: 'personal', path: '/personal' },
    { name: 'settings', path: '/user-setting' },
  ]),
  ...asUser('judge', [
    { name: 'scoring', path: '/score' },
    { name: 'score-sheet', path: '/score/sheet' },
  ]),

  { name: 'h5-home', path: '/h5/home' },
  { name: 'h5-guide', path: '/h5/guide' },
  { name: 'h5-sign-up', path: '/h5/signup' },
  { name: 'h5-expert', path: '/h5/expert' },
  { name: 'h5-activities', path: '/h5/activity' },
  { name: 'h5-activities-month', path: '/h5/activity?view=month' },
  { name: 'h5-activity', path: '/h5/activity/details?id=activity-01' },
  { name: 'h5-entries', path: '/h5/entries' },
  { name: 'h5-entry', path: '/h5/entries-detail?id=entry-3-01' },
  { name: 'h5-news', path: '/h5/news' },
  { name: 'h5-videos', path: '/h5/news?tab=video' },
  { name: 'h5-express', path: '/h5/news?tab=express' },
  { name: 'h5-article', path: '/h5/news/preview?id=news-01' },
  { name: 'h5-play', path: '/h5/play?id=video-1' },
  { name: 'h5-history', path: '/h5/history' },
  { name: 'h5-edition', path: '/h5/history/preview?id=match-2' },
  { name: 'h5-winners', path: '/h5/winners' },
  { name: 'h5-domain', path: '/h5/domain' },
  { name: 'h5-certificate', path: '/h5/certificate' },
  { name: 'h5-privacy', path: '/h5/privacy' },
  { name: 'h5-terms', path: '/h5/terms' },
  { name: 'h5-accessibility', path: '/h5/accessibility' },
  { name: 'h5-login', path: '/h5/login' },
  { name: 'h5-forbidden', path: '/h5/403' },
  { name: 'h5-not-found', path: '/h5/404' },
  ...asUser('competitor', [
    { name: 'h5-entry-form', path: '/h5/signup' },
    { name: 'h5-entry-details', path: `/h5/signup/details?id=${OWN_ENTRY}` },
    { name: 'h5-expert-form', path: '/h5/expert' },
    { name: 'h5-personal', path: '/h5/personal' },
    { name: 'h5-settings', path: '/h5/user-setting' },
  ]),
  ...asUser('judge', [
    { name: 'h5-scoring', path: '/h5/score' },
    { name: 'h5-score-sheet', path: '/h5/score/sheet' },
  ]),

  ...asUser('administrator', [
    { name: 'admin-home', path: '/a/home' },
    { name: 'admin-not-found', path: '/a/no/such/page' },
    { name: 'admin-workplace', path: '/workplace' },
    { name: 'admin-editions', path: '/a/match/editions' },
    { name: 'admin-notice-templates', path: '/a/site/notice-templates' },
    { name: 'admin-edition', path: '/a/match/edition?id=match-3' },
    { name: 'admin-edition-publish', path: '/a/match/edition?id=match-3&step=publish' },
    { name: 'admin-edition-preview', path: '/a/match/preview?id=match-3' },
    { name: 'admin-results', path: '/a/match/results?matchInfoId=match-2' },
    { name: 'admin-result-preview', path: '/a/match/results?stage=winners' },
    { name: 'admin-tracks', path: '/a/match/tracks' },
    { name: 'admin-media', path: '/a/match/media' },
    { name: 'admin-menu', path: '/a/site/menu' },
    { name: 'admin-highlights', path: '/a/site/highlights' },
    { name: 'admin-templates', path: '/a/site/templates' },
    { name: 'admin-cities', path: '/a/site/cities' },
    { name: 'admin-contacts', path: '/a/site/contacts' },
    { name: 'admin-links', path: '/a/site/links' },
    { name: 'admin-organisations', path: '/a/site/organisations' },
    { name: 'admin-legal', path: '/a/site/legal' },
    { name: 'admin-notices', path: '/a/site/notices' },
    { name: 'admin-roles', path: '/a/sys/roles' },
    { name: 'admin-scoring', path: '/a/sys/scoring' },
    { name: 'admin-audit', path: '/a/sys/audit' },
    { name: 'admin-stories', path: '/a/site/stories' },
    { name: 'admin-entries', path: '/a/match/entries' },
    { name: 'admin-entry', path: '/a/match/entry?id=entry-3-01' },
    { name: 'admin-experts', path: '/a/match/experts' },
    { name: 'admin-judging', path: '/a/match/judging' },
    { name: 'admin-certificates', path: '/a/match/certificates?matchInfoId=match-2' },
    { name: 'admin-activities', path: '/a/match/activities' },
    { name: 'admin-check-in', path: '/a/match/check-in' },
    { name: 'admin-attendees', path: '/a/match/attendees?id=activity-01' },
    { name: 'admin-news', path: '/a/match/news' },
    { name: 'admin-site', path: '/a/match/site' },
    { name: 'admin-users', path: '/a/sys/user' },
    { name: 'admin-dictionaries', path: '/a/sys/dict' },
    { name: 'admin-settings', path: '/user-setting' },
  ]),
];

export function isMobilePage({ path }: SitePage): boolean {
  return path.startsWith('/h5/');
}
