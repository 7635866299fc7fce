import { notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { publishFiles } from '../../files/uploads/publish-files.ts';
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
import { changeConfig, changeIdentity, configRows, lockConfig, lockIdentity } from './queries.ts';

type StaffConfigOperation =
  | 'listConfig'
  | 'updateConfig'
  | 'getStaffIdentity'
  | 'updateIdentity'
  | 'listStaffMenu'
  | 'updateMenu';

/** Handles the site's menu, identity and settings for staff. */
export function staffConfigHandlers({ db }: Services): HandlersOf<StaffConfigOperation> {
  return {
    listStaffMenu: async () => staffMenu(await menuRows(db)),

    updateMenu: async ({ body: { items, revision } }) =>
      await db.transaction(async (tx) => {
        // Serializes saves of the menu: each save must see the revision of the previous one.
        await lockIdentity(tx);
        requireRevision(staffMenu(await menuRows(tx)).revision, revision);
        return staffMenu(await replaceMenu(tx, items));
      }),

    getStaffIdentity: async () => staffIdentity(await identityRow(db)),

    updateIdentity: async ({ body, session }) =>
      await db.transaction(async (tx) => {
        const stored = await lockIdentity(tx);
        if (stored === undefined) throw notFound();
        requireRevision(staffIdentity(stored).revision, body.revision);
        await publishFiles(tx, session, identityPictures(body));
        const row = await changeIdentity(tx, identityColumns(body, stored));
        if (row === undefined) throw notFound();
        return staffIdentity(row);
      }),

    listConfig: async () => (await configRows(db)).map(configEntry),

    updateConfig: ({ body: { key, content, revision } }) =>
      db.transaction(async (tx) => {
        const stored = await lockConfig(tx, key);
        if (stored === undefined) throw notFound();
        requireRevision(configEntry(stored).revision, revision);
        const row = await changeConfig(tx, { key, content });
        if (row === undefined) throw notFound();
        return configEntry(row);
      }),
  };
}
