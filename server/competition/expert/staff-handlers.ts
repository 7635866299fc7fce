import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { readIdentity } from '../../identity/identity-document/identity-documents.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { staffExpert } from './present.ts';
import { DECLINED, PENDING } from './rules.ts';
import { changeExpert, expertSource, isSubmitted, lockExpert } from './staff-queries.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

/** Handles experts for staff. */
export function staffExpertHandlers({
  db,
  counts,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<
  'listStaffExperts' | 'getExpertIdentity' | 'reviewExpert'
> {
  return {
    listStaffExperts: ({ query, language }) =>
      recordPage({ db, counts }, expertSource, query, { now: now(), language }),

    getExpertIdentity: async ({ params: { id } }) => {
      if (!(await isSubmitted(db, id))) throw notFound();
      return await readIdentity(db, identityKeys, { expertId: id });
    },

    reviewExpert: ({ body: { id, status, reason = '', revision } }) =>
      db.transaction(async (tx) => {
        const stored = await lockExpert(tx, id);
        if (stored === undefined) throw notFound();
        if (stored.status < PENDING) throw businessRule('draftExpert');
        requireRevision(stored.revision, revision);
        if (status === DECLINED && reason.trim() === '') throw businessRule('reasonNeeded');
        const row = await changeExpert(tx, id, {
          status,
          reason: status === DECLINED ? reason.trim() : null,
          revision: stored.revision + 1,
          updateDate: now(),
        });
        if (row === undefined) throw notFound();
        if (status !== stored.status)
          await queueNotice(tx, {
            event: status === DECLINED ? 'expertDeclined' : 'expertApproved',
            about: `${id} ${String(row.revision)}`,
            topic: `expert ${id}`,
            userIds: [row.userId],
            values: { reason: row.reason ?? '' },
            now: now(),
          });
        return staffExpert(row);
      }),
  };
}
