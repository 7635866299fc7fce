import { notFound } from '../../base/failure.ts';
import { lockSubmitted, readEntry, setPublished } from './decision-queries.ts';
import { checkPublishable, decisionDetail } from './rules.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { entrySource } from './staff-queries.ts';
import { entryIdentity, staffEntryDetail } from './staff-detail-queries.ts';
import { staffEntries } from './staff-row-queries.ts';
import { withReviewer } from './reviewer-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';
import { decide } from './decide.ts';

type StaffEntryOperation =
  | 'listStaffProjects'
  | 'getStaffProject'
  | 'getProjectIdentity'
  | 'reviewProject'
  | 'publishProjects';

/** Handles entries for staff. */
export function staffEntryHandlers({
  db,
  counts,
  noticeSender,
  identityKeys,
  now,
}: Services & WithNoticeSender & WithIdentityKeys): HandlersOf<StaffEntryOperation> {
  const hasSms = noticeSender.hasSmsGateway;
  return {
    listStaffProjects: ({ query, session, language }) =>
      recordPage({ db, counts }, entrySource(hasSms), withReviewer(query, session.userId), {
        now: now(),
        language,
      }),

    getStaffProject: ({ params, language }) =>
      staffEntryDetail(db, params.id, { language, hasSms }),

    getProjectIdentity: ({ params }) => entryIdentity(db, identityKeys, params.id),

    reviewProject: ({ body, session: { userId }, audit }) => {
      audit({ detail: decisionDetail(body) });
      return db.transaction(async (tx) => {
        await decide(tx, body, { userId, at: now() });
        const [record] = await staffEntries(tx, [await readEntry(tx, body.id)], hasSms);
        if (record === undefined) throw notFound();
        return record;
      });
    },

    publishProjects: async ({ body, audit }) => {
      audit({ detail: body.published ? 'published' : 'unpublished' });
      const ids = new Set(body.ids);
      return await db.transaction(async (tx) => {
        const entries = await lockSubmitted(tx, ids);
        if (body.published) checkPublishable(entries);
        return { changed: await setPublished(tx, ids, body.published) };
      });
    },
  };
}
