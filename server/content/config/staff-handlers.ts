import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { configs, siteIdentity } from '../../database/schema.ts';
import { publishFiles } from '../../files/uploads/publish-file.ts';
import { menuRows, replaceMenu } from './menu-queries.ts';
import { staffMenu } from './menu-present.ts';
import {
  identityColumns,
  identityPictures,
  identityRow,
  staffIdentity,
} from '../../localized/site-identity.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { configEntry } from './present.ts';

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

    updateMenu: async ({ body: { items, revision } }) =>
      await db.transaction(async (tx) => {
        // Saves of the menu run in turn: a later one finds the revision of the one before.
        await tx.select({ id: siteIdentity.id }).from(siteIdentity).for('update');
        requireRevision(staffMenu(await menuRows(tx)).revision, revision);
        return staffMenu(await replaceMenu(tx, items));
      }),

    getStaffIdentity: async () => staffIdentity(await identityRow(db)),

    updateIdentity: async ({ body, session }) =>
      await db.transaction(async (tx) => {
        const [stored] = await tx.select().from(siteIdentity).for('update');
        if (stored === undefined) throw notFound();
        requireRevision(staffIdentity(stored).revision, body.revision);
        await publishFiles(tx, session, identityPictures(body));
        const columns = identityColumns(body, stored);
        const [row] = await tx.update(siteIdentity).set(columns).returning();
        if (row === undefined) throw notFound();
        return staffIdentity(row);
      }),

    listConfig: async () => {
      const rows = await db.select().from(configs).orderBy(asc(configs.key));
      return rows.map(configEntry);
    },

    updateConfig: ({ body: { key, content, revision } }) =>
      db.transaction(async (tx) => {
        const one = eq(configs.key, key);
        const [stored] = await tx.select().from(configs).where(one).for('update');
        if (stored === undefined) throw notFound();
        requireRevision(configEntry(stored).revision, revision);
        const [row] = await tx.update(configs).set({ content }).where(one).returning();
        if (row === undefined) throw notFound();
        return configEntry(row);
      }),
  };
}
