/** Something that a user comes to do, and the browser test that walks through it on the real server. */
interface Journey {
  journey: string;
  spec: string;
  /** The test's title, or the part of it that doesn't vary. */
  test: string;
}

/**
 * Every journey through the site. What may go wrong on the way stands one level lower, in
 * `tests/pages` and `tests/server`.
 */
export const JOURNEYS: readonly Journey[] = [
  {
    journey: 'a visitor reads the news',
    spec: 'browse.spec.ts',
    test: 'a visitor enters, reads the news and comes back to the same page of the list',
  },
  {
    journey: 'a visitor reads the guide and downloads a template',
    spec: 'competition.spec.ts',
    test: 'a visitor reads the guide and downloads a template after logging in',
  },
  {
    journey: 'a visitor looks at a past edition',
    spec: 'competition.spec.ts',
    test: 'a visitor opens a past edition and reads its news',
  },
  {
    journey: 'a visitor reads the success stories of a track',
    spec: 'competition.spec.ts',
    test: 'the tracks of the guide lead to the stories of their domain',
  },
  {
    journey: 'a visitor searches the site',
    spec: 'pages.spec.ts',
    test: 'a visitor searches from anywhere, in Chinese on the English site',
  },
  {
    journey: 'a visitor looks for an activity and saves its date',
    spec: 'pages.spec.ts',
    test: 'an activity is saved to the calendar with its zone, shared by a QR code',
  },
  {
    journey: 'a visitor watches a video',
    spec: 'pages.spec.ts',
    test: 'a video is loaded in parts, plays at the speed one chooses, and continues where it was left',
  },
  {
    journey: 'a developer reads the contract',
    spec: 'contract-page.spec.ts',
    test: 'a developer opens an operation on the page of the contract, which loads nothing from elsewhere',
  },
  {
    journey: 'a visitor chooses a language',
    spec: 'language.spec.ts',
    test: 'Chinese comes first, a choice holds across pages and reloads',
  },
  {
    journey: 'a visitor registers and logs in',
    spec: 'accounts.spec.ts',
    test: 'a visitor registers, logs in with the phone filled in, and gives name and confirmed address at the first sign-up',
  },
  {
    journey: 'a new account is confirmed where it first takes something',
    spec: 'accounts.spec.ts',
    test: 'a visitor registers, logs in with the phone filled in, and gives name and confirmed address at the first sign-up',
  },
  {
    journey: 'a user sets a forgotten password again',
    spec: 'accounts.spec.ts',
    test: 'a forgotten password is reset with the code of the mail',
  },
  {
    journey: 'a user sets up two-step login and logs in with it',
    spec: 'second-factor.spec.ts',
    test: 'sets up two-step login, then logs in with a code of the app and with a recovery code',
  },
  {
    journey: 'a user logs in by SMS',
    spec: 'accounts.spec.ts',
    test: 'a login by SMS code, which has no tab',
  },
  {
    journey: 'a user logs in and out',
    spec: 'session.spec.ts',
    test: 'shows an error for a wrong password, logs in with the right one, and logs out',
  },
  {
    journey: 'a user changes number and password and ends other sessions',
    spec: 'account-settings.spec.ts',
    test: 'number and password change with the current one, and log out everywhere does',
  },
  {
    journey: 'a user closes the account',
    spec: 'staff-rights.spec.ts',
    test: 'a user closes the account, which is gone with what it held',
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
    test: 'files are dropped, several at once, looked at, cancelled, sent again and removed',
  },
  {
    journey: 'a competitor prints an entry',
    spec: 'entry-print.spec.ts',
    test: 'the sign-up details are printed whole, as ink on white paper, without the site around',
  },
  {
    journey: 'a competitor follows an entry in the personal centre',
    spec: 'personal.spec.ts',
    test: 'each status of an entry says what comes next; no result shows before publication',
  },
  {
    journey: 'an expert registers',
    spec: 'expert.spec.ts',
    test: 'an expert registers with a portrait, keeps what was typed through failures, and sees the status',
  },
  {
    journey: 'an expert who was declined submits again',
    spec: 'personal.spec.ts',
    test: 'an expert who was declined reads why, and submits again',
  },
  {
    journey: 'a judge continues to the scoring system',
    spec: 'access.spec.ts',
    test: 'the scoring system opens once, from the login and not at a load, with a judging token',
  },
  {
    journey: 'a user signs up for an activity and cancels',
    spec: 'session.spec.ts',
    test: 'a competitor signs up for an activity and cancels',
  },
  {
    journey: 'an attendee checks in by the code of the venue',
    spec: 'activities.spec.ts',
    test: 'check-in by the venue’s code shows each outcome',
  },
  {
    journey: 'an attendee cancels, signs up again and checks in from the personal centre',
    spec: 'activities.spec.ts',
    test: 'from the personal centre one cancels, signs up again and checks in',
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
    test: 'staff decline an expert, who reads the reason',
  },
  {
    journey: 'staff publish news in three languages',
    spec: 'staff-work.spec.ts',
    test: 'staff write news in three languages, visitors read each in theirs',
  },
  {
    journey: 'staff cancel an activity',
    spec: 'staff-work.spec.ts',
    test: 'staff cancel an activity, its page shows why',
  },
  {
    journey: 'staff change the settings of the site',
    spec: 'staff-work.spec.ts',
    test: 'staff change a setting of the site, its footer shows the new text',
  },
  {
    journey: 'staff look after users',
    spec: 'users.spec.ts',
    test: 'a user is edited, disabled and enabled again',
  },
  {
    journey: 'staff invite a user with a right, who sets a password',
    spec: 'users.spec.ts',
    test: 'a user whom staff add by email alone is invited, sets a password and logs in with the address',
  },
  {
    journey: 'staff require a new password of a user',
    spec: 'users.spec.ts',
    test: 'a user of whom staff require a new password reads why, sets one and logs in',
  },
  {
    journey: 'staff look after dictionaries',
    spec: 'dictionary.spec.ts',
    test: 'an entry is added, edited in its place and deleted',
  },
  {
    journey: 'staff define a role, which opens what it holds',
    spec: 'staff-rights.spec.ts',
    test: 'a role that staff define opens to somebody what it holds, and nothing else',
  },
  {
    journey: 'on a phone: a visitor looks around',
    spec: 'mobile.spec.ts',
    test: 'home shows the phase, the time left and what to do, and leads everywhere',
  },
  {
    journey: 'on a phone: who is new registers and finds a lost password',
    spec: 'mobile-account.spec.ts',
    test: 'who is new registers in the sheet, loses the password, finds it and continues',
  },
  {
    journey: 'on a phone: an entry is begun, continues at the desk and is sent',
    spec: 'mobile-signup.spec.ts',
    test: 'an entry begun on the phone continues at the desk, and is sent from the phone',
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

/** What only the built site in a browser can show, beside the journeys. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  'admin-settings.spec.ts': 'what appearance settings leave in the browser',
  'admin-shell.spec.ts': 'layouts of the back office in windows of many sizes',
  'blocked-storage.spec.ts': 'a browser that keeps nothing',
  'chunks.spec.ts': 'code that does not come, and a site that is updated underneath',
  'deadline.spec.ts': 'the end of sign-up passes during editing',
  'drafts.spec.ts': 'a reload, a crash and a second tab while a form is open',
  'entry-failures.spec.ts': 'leaving an entry half-done',
  'first-screen.spec.ts': 'what is there before any script has come',
  'in-app-browser.spec.ts': 'the browser of WeChat',
  'keys.spec.ts': 'a keyboard alone',
  'killed-server.spec.ts': 'a server that is killed while it writes',
  'line-failures-further.spec.ts': 'the same, of other flows than an entry',
  'line-failures.spec.ts': 'cuts of the line and ended sessions, judged by what the server stores',
  'mobile-links.spec.ts': 'where every link of the mobile site leads',
  'offline-activity.spec.ts': 'a sign-up without network',
  'offline-entry.spec.ts': 'a submission without network',
  'offline.spec.ts': 'pages without network, and a new version of the site',
  'old-browsers.spec.ts': 'the oldest browsers of the policy',
  'mobile-pages.spec.ts': 'thumbs and keyboards on phones',
  'mobile-forbidden.spec.ts': 'a login on the mobile page without permission',
  'mobile-redirect-addresses.spec.ts': 'which addresses lead a phone to the mobile site',
  'mobile-redirect.spec.ts': 'who is led to the mobile site',
  'plain-page.spec.ts': 'a browser without scripts, or too old for them',
  'prism.spec.ts': 'a server that knows only the contract',
  'revoked-right.spec.ts': 'a permission that is revoked while its page is open',
  'reference-data.spec.ts': 'what the browser’s cache saves',
  'releases.spec.ts': 'a form that is open while the site is updated',
  'site-behind-proxy.spec.ts': 'nginx or Caddy that serves the site before another backend',
  'site-header.spec.ts': 'the site’s header in narrow and low windows, as at 400 % zoom',
  'staff-menu.spec.ts': 'the menu of the back office in every window, by every input',
  'states.spec.ts': 'late, long and missing answers move nothing',
  'sub-path-further.spec.ts': 'the site below a path of its host: login, upload, no network',
  'tabs-leak.spec.ts': 'memory after a hundred tabs',
  'tabs.spec.ts': 'tabs of the back office: mouse, keys, reloads',
  'walk.spec.ts': 'every page: accessibility, texts, width, targets, shift, console',
};
