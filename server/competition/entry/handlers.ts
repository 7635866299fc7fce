import { notFound } from '../../base/failure.ts';
import { listMine, myEntry } from './own-queries.ts';
import { awardFilter, awardRows, publicEntry, sharedFiles } from './queries.ts';
import { awardsOf, entryDetails, entrySummary } from './present.ts';
import { entryPage } from './page-queries.ts';
import { saveEntry } from './save-entry.ts';
import { paging, type HandlersOf, type Services } from '../../http/services.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

type EntryOperation =
  'listProjects' | 'getProject' | 'getMyProject' | 'listMyProjects' | 'saveProject';

/** Handles public entries and the current user's entries. */
export function entryHandlers({
  db,
  counts,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<EntryOperation> {
  return {
    listProjects: async ({ query: { award, ...query }, language }) => {
      const { current, size, offset } = paging(query);
      const awarded = award === undefined ? {} : { awards: await awardFilter(db, award) };
      const { current: _current, pageSize: _size, ...filters } = query;
      const all = { ...filters, ...awarded };
      const { rows, total } = await entryPage({ db, counts }, all, { offset, size });
      const ids = rows.map(({ entry }) => entry.id);
      const awards = awardsOf(await awardRows(db, ids), language);
      const records = rows.map(({ entry, year }) =>
        entrySummary(entry, year, awards.get(entry.id) ?? [], language),
      );
      return { records, total, current, size };
    },

    getProject: async ({ params, language }) => {
      const { entry, edition } = await publicEntry(db, params.id);
      const awards = awardsOf(await awardRows(db, [entry.id]), language);
      return {
        ...entrySummary(entry, edition.year, awards.get(entry.id) ?? [], language),
        ...entryDetails(entry, edition, language),
        attachments: await sharedFiles(db, entry.id),
      };
    },

    getMyProject: ({ query, session, language }) =>
      myEntry(db, { ...query, ...session, language, now: now() }),

    listMyProjects: ({ session, language }) => listMine(db, { ...session, language, now: now() }),

    saveProject: async ({ body, session, language }) => {
      const at = { keys: identityKeys, userId: session.userId, now: now(), language };
      const id = await saveEntry(db, body, at);
      const saved = await myEntry(db, { id, ...at });
      if (saved === null) throw notFound();
      return saved;
    },
  };
}
