/** A bundle of texts that pages load. */
export type Bundle = 'browsing' | 'forms' | 'staff';

/**
 * The namespaces (`messages/<language>/<namespace>.json`) of each bundle of texts. Every page loads
 * `browsing`; pages and dialogs with forms add `forms`, the back office adds `forms` and `staff`.
 */
export const BUNDLES: Record<Bundle | 'plainPage', readonly string[]> = {
  browsing: [
    'activity',
    'common',
    'diagnostics',
    'domain',
    'entry',
    'entryRules',
    'error',
    'gallery',
    'guide',
    'history',
    'home',
    'inApp',
    'legal',
    'mobile',
    'news',
    'noEdition',
    'offline',
    'route',
    'scan',
    'search',
    'session',
    'waits',
  ],
  forms: [
    'account',
    'expert',
    'form',
    'identity',
    'login',
    'personal',
    'secondFactor',
    'settings',
    'signUp',
    'staffRight',
    'upload',
    'validation',
  ],
  staff: [
    'admin',
    'dictionary',
    'palette',
    'staff',
    'staffActivity',
    'staffAudit',
    'staffConfig',
    'staffHelp',
    'staffLead',
    'staffLegal',
    'staffMatch',
    'staffMenu',
    'staffNotice',
    'staffSite',
    'staffTable',
    'sysUser',
    'tabs',
  ],
  /** Only in the HTML's plain page (`scripts/vite/plain-page.ts`). */
  plainPage: ['plainPage'],
};
