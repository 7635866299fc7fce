import { notFound } from '../../base/failure.ts';
import { legalVersions } from '../../identity/legal/queries.ts';
import { menuRows } from './menu-queries.ts';
import { shownMenu } from './menu-present.ts';
import { demoMark, identityIn, identityRow } from '../../localized/site-identity.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { companyOf, linkOf } from './present.ts';
import { companyRows, configRow, linkRows } from './queries.ts';

type ConfigOperation =
  'getTime' | 'getMenu' | 'getIdentity' | 'listLinks' | 'listCompanies' | 'getConfig';

/** Handles the site's clock, menu, footer and settings. */
export function configHandlers({ db, now }: Services): HandlersOf<ConfigOperation> {
  return {
    getTime: () => Promise.resolve({ now: now().toISOString() }),

    getMenu: async ({ language }) => shownMenu(await menuRows(db), language),

    getIdentity: async ({ language }) => ({
      ...identityIn(await identityRow(db), language),
      legal: await legalVersions(db),
      ...(await demoMark(db)),
    }),

    listLinks: async ({ language }) => (await linkRows(db)).map((row) => linkOf(row, language)),

    listCompanies: async ({ language }) =>
      (await companyRows(db)).map((row) => companyOf(row, language)),

    getConfig: async ({ params: { key } }) => {
      const row = await configRow(db, key);
      if (row === undefined) throw notFound();
      return row;
    },
  };
}
