import type { Locator, Page } from '@playwright/test';
import type { SitePage } from '../../scripts/support/every-page.ts';
import { SCREENS } from '../../src/features/entry/mobile/mobile-screens.ts';
import type { MessageId } from '../../src/i18n/message-ids.ts';
import { expect } from './fixtures.ts';
import type { Say } from './site-words.ts';
import { PNG } from './writes/portrait.ts';

/** Content that a page shows only after an interaction. */
export interface Interaction extends SitePage {
  /** A window as narrow as a phone’s, on the desktop site. */
  narrow?: boolean;
  /** Interacts with the page. Names match partially, so that marked texts match too. */
  open: OpenInteraction;
}

type OpenInteraction = (page: Page, say: Say) => Promise<void>;

/** Timeout for a button to appear, in milliseconds. */
const TIMEOUT = 15_000;

/** Returns the open dialog; others may still be closing. */
const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** Clicks the first button with this name, by default on the page itself. */
function click(id: MessageId, within = 'main'): OpenInteraction {
  return (page, say) =>
    page
      .locator(within)
      .getByRole('button', { name: say(id) })
      .first()
      .click({ timeout: TIMEOUT });
}

/** Clicks a button and waits for an interactive dialog. */
function clickForDialog(id: MessageId, within?: string): OpenInteraction {
  return async (page, say) => {
    await click(id, within)(page, say);
    await expect(dialogOf(page).locator('.ant-form, form, footer, button').last()).toBeVisible();
  };
}

/** Selects from the menu of the first row that has it, and waits for its dialog. */
function chooseForDialog(id: MessageId): OpenInteraction {
  return async (page, say) => {
    await page.locator('main tbody [aria-haspopup=menu]').first().click({ timeout: TIMEOUT });
    await page.getByRole('menuitem', { name: say(id) }).click();
    await expect(dialogOf(page).locator('.ant-form, form, footer, button').last()).toBeVisible();
  };
}

const openLogin = clickForDialog('session.loginOrRegister', 'header');

/** Opens the login dialog on one of its tabs. */
function openLoginTab(id: MessageId): OpenInteraction {
  return async (page, say) => {
    await openLogin(page, say);
    const tab = dialogOf(page).getByRole('tab', { name: say(id) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };
}

/** Opens the last menu of the header, the user’s. */
async function openUserMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await expect(page.locator('header').getByRole('menu').last()).toBeVisible();
}

/** Opens the search and enters a term with results of each kind. */
function openSearch(id: MessageId): OpenInteraction {
  return async (page, say) => {
    await click(id, 'header')(page, say);
    await page.getByRole('searchbox').fill('路演');
    await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
  };
}

/** Opens the confirmation popover of a table row. */
function ask(id: MessageId): OpenInteraction {
  return async (page, say) => {
    await click(id, 'main tbody')(page, say);
    await expect(page.getByRole('tooltip').getByRole('button').first()).toBeVisible();
  };
}

/** Opens the first select of a form. */
const openChoices: OpenInteraction = async (page) => {
  await page.locator('main').getByRole('combobox').first().click();
  await expect(page.getByRole('option').first()).toBeAttached();
};

const VISITOR: readonly Interaction[] = [
  { name: 'login', path: '/news', open: openLogin },
  { name: 'register', path: '/news', open: openLoginTab('login.register') },
  { name: 'find password', path: '/news', open: openLoginTab('login.findPassword') },
  { name: 'search', path: '/news', open: openSearch('common.search') },
  { name: 'notifications', path: '/guide', open: click('session.notifications', 'header') },
  { name: 'languages', path: '/guide', open: click('common.language', 'header') },
  {
    name: 'share',
    path: '/activity/details?id=activity-01',
    open: (page) => page.locator('main summary').first().click(),
  },
  { name: 'menu', path: '/guide', narrow: true, open: click('common.menu', 'header') },
];

const COMPETITOR: readonly Interaction[] = [
  { name: 'user menu', path: '/news', open: openUserMenu },
  { name: 'appearance', path: '/user-setting', open: clickForDialog('common.appearance') },
  { name: 'end all sessions', path: '/user-setting', open: clickForDialog('account.endAll') },
  {
    name: 'portrait',
    path: '/expert',
    open: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(PNG);
      await expect(dialogOf(page).getByRole('slider').first()).toBeVisible();
    },
  },
  { name: 'domains', path: '/expert', open: openChoices },
  // The page itself shows the first step.
  ...['project', 'team', 'files', 'review'].map((step, at) => ({
    name: `entry form: ${step}`,
    path: '/signup',
    open: (page: Page) =>
      page
        .locator('main ol button[data-state]')
        .nth(at + 1)
        .click(),
  })),
];

const MOBILE_VISITOR: readonly Interaction[] = [
  { name: 'phone login', path: '/h5/signup', open: clickForDialog('session.logIn') },
  { name: 'phone search', path: '/h5/news', open: openSearch('mobile.search') },
  { name: 'phone languages', path: '/h5/guide', open: click('common.language', 'header') },
];

/** A screen of each kind: selects, fields, files, review. */
const MOBILE_SCREENS: readonly string[] = ['basics', 'leader', 'documents', 'review'];

const MOBILE_COMPETITOR: readonly Interaction[] = SCREENS.flatMap(({ name }, at) =>
  MOBILE_SCREENS.includes(name)
    ? {
        name: `phone entry form: ${name}`,
        path: '/h5/signup',
        open: async (page: Page) => {
          await page.locator('main select').first().selectOption(String(at));
        },
      }
    : [],
);

const STAFF: readonly Interaction[] = [
  {
    name: 'longer sign-up',
    path: '/a/match/edition?id=match-3&step=publish',
    open: clickForDialog('staffMatch.extend'),
  },
  { name: 'winners', path: '/a/match/editions', open: ask('staffMatch.withdraw') },
  { name: 'track', path: '/a/match/tracks', open: clickForDialog('staffMatch.addTrack') },
  { name: 'entry review', path: '/a/match/entries', open: clickForDialog('staff.review') },
  {
    name: 'activity',
    path: '/a/match/activities',
    open: clickForDialog('staffActivity.add'),
  },
  {
    name: 'check-in code',
    path: '/a/match/activities',
    open: chooseForDialog('staffActivity.code'),
  },
  { name: 'call off', path: '/a/match/activities', open: chooseForDialog('staffActivity.cancel') },
  { name: 'news', path: '/a/match/news', open: clickForDialog('staff.writeNews') },
  { name: 'user', path: '/a/sys/user', open: clickForDialog('sysUser.add') },
  {
    name: 'user details',
    path: '/a/sys/user',
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  { name: 'dictionary entry', path: '/a/sys/dict', open: clickForDialog('dictionary.add') },
  { name: 'dictionary row', path: '/a/sys/dict', open: click('dictionary.edit') },
  { name: 'dictionary removal', path: '/a/sys/dict', open: ask('dictionary.remove') },
  { name: 'staff menu', path: '/a/home', open: openUserMenu },
  {
    name: 'command palette',
    path: '/a/home',
    open: async (page, say) => {
      await click('admin.search', 'header')(page, say);
      await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'help',
    path: '/a/home',
    open: async (page) => {
      await page.locator('nav + button[aria-haspopup=dialog]').click();
      await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'tab menu',
    path: '/a/home',
    open: async (page, say) => {
      await page.getByRole('tab').first().click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: say('tabs.closeLeft') })).toBeVisible();
    },
  },
  {
    name: 'menu drawer',
    path: '/a/home',
    narrow: true,
    open: async (page, say) => {
      await click('admin.openMenu', 'header')(page, say);
      await expect(dialogOf(page).getByRole('menu').first()).toBeVisible();
    },
  },
];

/** Everything that opens over or within the pages. */
export const INTERACTIONS: readonly Interaction[] = [
  ...VISITOR,
  ...COMPETITOR.map((opening) => ({ ...opening, account: 'competitor' as const })),
  ...MOBILE_VISITOR,
  ...MOBILE_COMPETITOR.map((opening) => ({ ...opening, account: 'competitor' as const })),
  ...STAFF.map((opening) => ({ ...opening, account: 'administrator' as const })),
];
