/** A user’s task, and the browser test that performs it on the real server. */
interface Journey {
  journey: string;
  spec: string;
  /** Title of the test, or its constant part. */
  test: string;
}

/**
 * Every journey through the site. Failures on the way are covered at a lower level, in
 * `tests/pages` and `tests/server`.
 */
export const JOURNEYS: readonly Journey[] = [
  {
    journey: 'a visitor reads the news',
    spec: 'browse.spec.ts',
    test: 'a visitor enters, reads the news and returns to the same page of the list',
  },
  {
    journey: 'a visitor reads the guide and downloads a template',
    spec: 'competition.spec.ts',
    test: 'a visitor reads the guide and downloads a template after logging in',
  },
  {
    journey: 'a visitor views a past edition',
    spec: 'competition.spec.ts',
    test: 'a visitor opens a past edition and reads its news',
  },
  {
    journey: 'a visitor reads the success stories of a track',
    spec: 'competition.spec.ts',
    test: 'the tracks of the guide link to their success stories',
  },
  {
    journey: 'a visitor searches the site',
    spec: 'pages.spec.ts',
    test: 'a visitor searches in Chinese on the English site',
  },
  {
    journey: 'a visitor finds an activity and saves its date',
    spec: 'pages.spec.ts',
    test: 'an activity is saved to the calendar with its time zone and shared by QR code',
  },
  {
    journey: 'a visitor watches a video',
    spec: 'pages.spec.ts',
    test: 'a video is loaded in ranges, plays at the selected speed, and resumes where it was stopped',
  },
  {
    journey: 'a developer reads the contract',
    spec: 'contract-page.spec.ts',
    test: 'a developer opens an operation on the contract’s page, which loads no external files',
  },
  {
    journey: 'a visitor selects a language',
    spec: 'language.spec.ts',
    test: 'the site starts in Chinese and keeps the selected language across pages and reloads',
  },
  {
    journey: 'a visitor registers and logs in',
    spec: 'accounts.spec.ts',
    test: 'a visitor registers, logs in with the phone filled in, confirms the address and joins with a name',
  },
  {
    journey: 'a new account is verified at its first login',
    spec: 'accounts.spec.ts',
    test: 'a visitor registers, logs in with the phone filled in, confirms the address and joins with a name',
  },
  {
    journey: 'a user resets a forgotten password',
    spec: 'accounts.spec.ts',
    test: 'a forgotten password is reset with an emailed code',
  },
  {
    journey: 'a user sets up two-step login and logs in with it',
    spec: 'second-factor.spec.ts',
    test: 'sets up two-step login, then logs in with an app code and with a recovery code',
  },
  {
    journey: 'a user logs in by SMS',
    spec: 'accounts.spec.ts',
    test: 'a user logs in by SMS code, a mode without a tab',
  },
  {
    journey: 'a user logs in and out',
    spec: 'session.spec.ts',
    test: 'shows an error for a wrong password, logs in with the right one, and logs out',
  },
  {
    journey: 'a user changes number and password and ends other sessions',
    spec: 'account-settings.spec.ts',
    test: 'number and password change with the current password, and “log out everywhere” ends other sessions',
  },
  {
    journey: 'a user closes the account',
    spec: 'staff-rights.spec.ts',
    test: 'a user closes the account, which is deleted with its data',
  },
  {
    journey: 'a competitor writes an entry, submits and withdraws it',
    spec: 'entry.spec.ts',
    test: 'an entry is written, survives failures, is submitted once and can be withdrawn',
  },
  {
    journey: 'a person from Hong Kong registers and enters, in English',
    spec: 'entry-abroad.spec.ts',
    test: 'a person from Hong Kong registers in English, enters with a Hong Kong card and submits',
  },
  {
    journey: 'a competitor adds files to an entry',
    spec: 'entry-files.spec.ts',
    test: 'files are dropped together, previewed, cancelled, sent again and removed',
  },
  {
    journey: 'a competitor prints an entry',
    spec: 'entry-print.spec.ts',
    test: 'the sign-up details are printed completely, in dark text on white, without the site’s header and footer',
  },
  {
    journey: 'a competitor follows an entry in the personal centre',
    spec: 'personal.spec.ts',
    test: 'each status of an entry shows the next step, and results only after publication',
  },
  {
    journey: 'an expert registers',
    spec: 'expert.spec.ts',
    test: 'an expert registers with a portrait, keeps the input through failures, and sees the status',
  },
  {
    journey: 'a declined expert submits again',
    spec: 'personal.spec.ts',
    test: 'a declined expert sees the reason and submits again',
  },
  {
    journey: 'staff and judges complete judging on this site',
    spec: 'judging.spec.ts',
    test: 'staff and a judge complete a round, whose shortlist is judged in a second round',
  },
  {
    journey: 'an edition runs from its entries to results and certificates',
    spec: 'whole-edition.spec.ts',
    test: 'an edition runs from six entries to certificates, and all of it is withdrawn',
  },
  {
    journey: 'a judge continues to the scoring system',
    spec: 'access.spec.ts',
    test: 'the scoring system opens once after the login with a judging token, and not on page load',
  },
  {
    journey: 'a user signs up for an activity and cancels',
    spec: 'session.spec.ts',
    test: 'a competitor signs up for an activity and cancels',
  },
  {
    journey: 'an attendee checks in by the code of the venue',
    spec: 'activities.spec.ts',
    test: 'check-in with the venue’s code shows each outcome',
  },
  {
    journey: 'an attendee cancels, signs up again and checks in from the personal centre',
    spec: 'activities.spec.ts',
    test: 'a user cancels, signs up again and checks in from the personal centre',
  },
  {
    journey: 'staff check attendees in at the check-in desk',
    spec: 'check-in-desk.spec.ts',
    test: 'staff check a ticket in by its digits or by camera, once',
  },
  {
    journey: 'staff run an edition from the empty site to published winners',
    spec: 'edition.spec.ts',
    test: 'an edition is run from an empty database to published winners',
  },
  {
    journey: 'staff review experts',
    spec: 'staff-work.spec.ts',
    test: 'staff decline an expert, who sees the reason',
  },
  {
    journey: 'staff publish news in three languages',
    spec: 'staff-work.spec.ts',
    test: 'staff write news in three languages, and visitors read each in theirs',
  },
  {
    journey: 'staff cancel an activity',
    spec: 'staff-work.spec.ts',
    test: 'staff cancel an activity, and its page shows the reason',
  },
  {
    journey: 'staff change the settings of the site',
    spec: 'staff-work.spec.ts',
    test: 'staff change a setting of the site, and its footer shows the new text',
  },
  {
    journey: 'staff manage users',
    spec: 'users.spec.ts',
    test: 'a user is edited, disabled and enabled again',
  },
  {
    journey: 'staff invite a user, who sets a password',
    spec: 'users.spec.ts',
    test: 'a user added by email alone is invited, sets a password and logs in with the address',
  },
  {
    journey: 'staff require a new password of a user',
    spec: 'users.spec.ts',
    test: 'a user who must set a new password sees the reason, sets one and logs in',
  },
  {
    journey: 'staff manage dictionaries',
    spec: 'dictionary.spec.ts',
    test: 'an entry is added, edited in place and deleted',
  },
  {
    journey: 'staff define a role and grant it',
    spec: 'staff-rights.spec.ts',
    test: 'a role defined by staff grants exactly its permissions',
  },
  {
    journey: 'on a phone: a visitor looks around',
    spec: 'mobile.spec.ts',
    test: 'home shows the phase, the remaining time, the next action and all links',
  },
  {
    journey: 'on a phone: a new user registers and resets a forgotten password',
    spec: 'mobile-account.spec.ts',
    test: 'a new user registers in the sheet, resets the password and logs in with the new one',
  },
  {
    journey: 'on a phone: an entry is begun, continued on the desktop and submitted',
    spec: 'mobile-signup.spec.ts',
    test: 'an entry begun on the phone is continued on the desktop and submitted from the phone',
  },
  {
    journey: 'on a phone: a visitor signs up for an activity and cancels',
    spec: 'mobile-activity.spec.ts',
    test: 'a visitor finds an activity, logs in to sign up, and cancels',
  },
  {
    journey: 'on a phone: an attendee checks in by scanning',
    spec: 'mobile-check-in.spec.ts',
    test: 'an attendee checks in by scanning the venue’s code',
  },
];

/** Conditions that need the built site in a browser, in addition to the journeys. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  'admin-settings.spec.ts': 'stored appearance settings and page transitions',
  'admin-shell.spec.ts': 'full screen, cards on a phone and the workplace of the back office',
  'blocked-storage.spec.ts': 'blocked browser storage',
  'chunks.spec.ts': 'chunks that fail to load, and an update while the site is open',
  'deadline.spec.ts': 'the end of sign-up passes during editing',
  'drafts.spec.ts': 'a reload, a crash and a second tab while a form is open',
  'entry-failures.spec.ts': 'leaving an unsaved entry',
  'first-screen.spec.ts': 'the page before any script has loaded',
  'in-app-browser.spec.ts': 'the in-app browser of WeChat',
  'keys.spec.ts': 'keyboard use',
  'killed-server.spec.ts': 'a server killed during a write',
  'network-failures-further.spec.ts': 'network errors and ended sessions in the other flows',
  'network-failures.spec.ts':
    'network errors and ended sessions in the entry flow, compared with the server’s state',
  'mobile-links.spec.ts': 'targets of all links of the mobile site',
  'offline-activity.spec.ts': 'an offline sign-up',
  'offline-entry.spec.ts': 'an offline submission',
  'offline.spec.ts': 'offline pages, and a new version of the site',
  'old-browsers.spec.ts': 'the oldest supported browsers',
  'mobile-pages.spec.ts': 'touch targets and keyboards on phones',
  'mobile-forbidden.spec.ts': 'a login on the mobile page without permission',
  'mobile-redirect-addresses.spec.ts': 'redirects of all addresses to the mobile site',
  'mobile-redirect.spec.ts': 'devices redirected to the mobile site',
  'plain-page.spec.ts': 'browsers without scripts, or unsupported ones',
  'prism.spec.ts': 'a server that only implements the contract',
  'revoked-right.spec.ts': 'a permission that is revoked while its page is open',
  'reference-data.spec.ts': 'revalidation of reference data in the browser’s cache',
  'releases.spec.ts': 'a form that is open while the site is updated',
  'site-behind-proxy.spec.ts': 'nginx or Caddy serving the site in front of another backend',
  'site-header.spec.ts': 'the site’s header in narrow and low windows, as at 400 % zoom',
  'staff-menu.spec.ts': 'the menu of the back office in every window, by every input',
  'states.spec.ts': 'layout stability with late, long and missing responses',
  'sub-path-further.spec.ts': 'the site below a path of its host: login, upload, offline use',
  'tabs-leak.spec.ts': 'memory after opening and closing a hundred tabs',
  'tabs.spec.ts': 'tabs of the back office: mouse, keys, reloads',
  'walk.spec.ts': 'every page: accessibility, texts, width, targets, shift, console',
};
