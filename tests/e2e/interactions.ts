import type { Locator, Page } from '@playwright/test';
import type { SitePage } from '../../scripts/support/every-page.ts';
import { SCREENS } from '../../src/features/entry/mobile/mobile-screens.ts';
import type { MessageId } from '../../src/i18n/message-ids.ts';
import { expect } from './fixtures.ts';
import type { TextOf } from './site-words.ts';
import { PNG } from './writes/portrait.ts';

/** Content that a page shows only after an interaction. */
export interface Interaction extends SitePage {
  /** Opens the desktop site in a window as narrow as a phone. */
  narrow?: boolean;
  /**
   * Interacts with the page. Accessible names match as substrings, because the test site adds invisible
   * marks to its texts.
   */
  open: OpenInteraction;
}

type OpenInteraction = (page: Page, textOf: TextOf) => Promise<void>;

/** Timeout of a click, in milliseconds; includes waiting for the button. */
const TIMEOUT = 15_000;

/** Returns the open dialog; others may still be closing. */
const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** Clicks the first button with this name, by default in `main`. */
function click(id: MessageId, within = 'main'): OpenInteraction {
  return (page, textOf) =>
    page
      .locator(within)
      .getByRole('button', { name: textOf(id) })
      .first()
      .click({ timeout: TIMEOUT });
}

/** Clicks a button and waits for an interactive dialog. */
function clickForDialog(id: MessageId, within?: string): OpenInteraction {
  return async (page, textOf) => {
    await click(id, within)(page, textOf);
    await expect(dialogOf(page).locator('.ant-form, form, footer, button').last()).toBeVisible();
  };
}

/** Selects an item of the first row menu in a table, and waits for the dialog that it opens. */
function chooseForDialog(id: MessageId): OpenInteraction {
  return async (page, textOf) => {
    await page.locator('main tbody [aria-haspopup=menu]').first().click({ timeout: TIMEOUT });
    await page.getByRole('menuitem', { name: textOf(id) }).click();
    await expect(dialogOf(page).locator('.ant-form, form, footer, button').last()).toBeVisible();
  };
}

const openLogin = clickForDialog('session.loginOrRegister', 'header');

/** Opens the login dialog on one of its tabs. */
function openLoginTab(id: MessageId): OpenInteraction {
  return async (page, textOf) => {
    await openLogin(page, textOf);
    const tab = dialogOf(page).getByRole('tab', { name: textOf(id) });
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
  return async (page, textOf) => {
    await click(id, 'header')(page, textOf);
    await page.getByRole('searchbox').fill('路演');
    await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
  };
}

/** Opens the confirmation popover of a table row. */
function openConfirmation(id: MessageId): OpenInteraction {
  return async (page, textOf) => {
    await click(id, 'main tbody')(page, textOf);
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
  // A page without links behind the open menu, which would cover parts of them.
  { name: 'menu', path: '/privacy', narrow: true, open: click('common.menu', 'header') },
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
    name: 'extend sign-up',
    path: '/a/match/edition?id=match-3&step=publish',
    open: clickForDialog('staffMatch.extend'),
  },
  {
    name: 'withdraw winners',
    path: '/a/match/results?matchInfoId=match-2',
    open: openConfirmation('staffResult.withdraw'),
  },
  {
    name: 'plan a publication',
    path: '/a/match/results?stage=winners',
    open: clickForDialog('staffResult.plan'),
  },
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
  {
    name: 'cancel activity',
    path: '/a/match/activities',
    open: chooseForDialog('staffActivity.cancel'),
  },
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
  {
    name: 'delete dictionary entry',
    path: '/a/sys/dict',
    open: openConfirmation('dictionary.remove'),
  },
  { name: 'staff menu', path: '/a/home', open: openUserMenu },
  {
    name: 'command palette',
    path: '/a/home',
    open: async (page, textOf) => {
      await click('admin.search', 'header')(page, textOf);
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
    open: async (page, textOf) => {
      await page.getByRole('tab').first().click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: textOf('tabs.closeLeft') })).toBeVisible();
    },
  },
  {
    name: 'menu drawer',
    path: '/a/home',
    narrow: true,
    open: async (page, textOf) => {
      await click('admin.openMenu', 'header')(page, textOf);
      await expect(dialogOf(page).getByRole('menu').first()).toBeVisible();
    },
  },
];

/** All interactions, each with the account that performs it. */
export const INTERACTIONS: readonly Interaction[] = [
  ...VISITOR,
  ...COMPETITOR.map((interaction) => ({ ...interaction, account: 'competitor' as const })),
  ...MOBILE_VISITOR,
  ...MOBILE_COMPETITOR.map((interaction) => ({ ...interaction, account: 'competitor' as const })),
  ...STAFF.map((interaction) => ({ ...interaction, account: 'administrator' as const })),
];
