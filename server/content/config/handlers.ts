import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import { companies, configs, links } from '../../database/schema.ts';
import { legalVersions } from '../../identity/legal/queries.ts';
import { readingIn } from '../../localized/localized.ts';
import { menuRows } from './menu-queries.ts';
import { shownMenu } from './menu-present.ts';
import { demoMark, identityIn, identityRow } from '../../localized/site-identity.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';

type ConfigOperation =
  'getTime' | 'getMenu' | 'getIdentity' | 'listLinks' | 'listCompanies' | 'getConfig';

/** Clock, menu, footer and settings of the site. */
export function configHandlers({ db, now }: Services): HandlersOf<ConfigOperation> {
  return {
    getTime: () => Promise.resolve({ now: now().toISOString() }),

    getMenu: async ({ language }) => shownMenu(await menuRows(db), language),

    getIdentity: async ({ language }) => ({
      ...identityIn(await identityRow(db), language),
      legal: await legalVersions(db),
      ...(await demoMark(db)),
    }),

    listLinks: async ({ language }) => {
      const rows = await db.select().from(links).orderBy(asc(links.position));
      return rows.map(({ id, name, url, img }) => {
        const { of, mark } = readingIn([name], language);
        return { id, name: of(name), url, ...mark, ...omitNull({ img }) };
      });
    },

    listCompanies: async ({ language }) => {
      const rows = await db.select().from(companies).orderBy(asc(companies.position));
      return rows.map(({ id, name, contacts }) => {
        const { of, mark } = readingIn([name], language);
        return { id, name: of(name), contacts, ...mark };
      });
    },

    getConfig: async ({ params: { key } }) => {
      const [row] = await db.select().from(configs).where(eq(configs.key, key));
      if (row === undefined) throw notFound();
      return row;
    },
  };
}
