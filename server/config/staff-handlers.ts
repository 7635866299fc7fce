import { asc, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import { configs, siteIdentity } from '../database/schema.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import { menuRows, replaceMenu, staffMenu } from './menu.ts';
import { identityColumns, identityPictures, identityRow, staffIdentity } from './site-identity.ts';
import type { HandlersOf, Services } from '../services.ts';

type StaffConfigOperation =
  | 'listConfig'
  | 'updateConfig'
  | 'getStaffIdentity'
  | 'updateIdentity'
  | 'listStaffMenu'
  | 'updateMenu';

/** The site's menu, identity and settings in the hands of staff. */
export function staffConfigHandlers({ db }: Services): HandlersOf<StaffConfigOperation> {
  return {
    listStaffMenu: async () => staffMenu(await menuRows(db)),

    updateMenu: async ({ body: { items } }) =>
      staffMenu(await db.transaction((tx) => replaceMenu(tx, items))),

    getStaffIdentity: async () => staffIdentity(await identityRow(db)),

    updateIdentity: async ({ body, session }) =>
      await db.transaction(async (tx) => {
        await publishFiles(tx, session, identityPictures(body));
        const [stored] = await tx.select().from(siteIdentity).for('update');
        const columns = identityColumns(body, stored);
        const [row] = await tx.update(siteIdentity).set(columns).returning();
        if (row === undefined) throw notFound();
        return staffIdentity(row);
      }),

    listConfig: async () => {
      const rows = await db.select().from(configs).orderBy(asc(configs.key));
      return rows;
    },

    updateConfig: async ({ body }) => {
      const { key, content } = body;
      const [row] = await db
        .update(configs)
        .set({ content })
        .where(eq(configs.key, key))
        .returning();
      if (row === undefined) throw notFound();
      return row;
    },
  };
}
