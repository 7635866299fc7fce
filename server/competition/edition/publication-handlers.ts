import { businessRule } from '../../base/failure.ts';
import { applyToDraft } from '../../records/record/record-drafts.ts';
import { saveVersion } from '../../records/record/record-versions.ts';
import { removeRecord } from '../../records/record/remove-record.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { editionBody } from './staff-present.ts';
import { isComplete, editionChecks } from './publication-rules.ts';
import { editionKind } from './record-kind.ts';
import { announceExtension } from './extension-notice.ts';
import { readDateLimits } from '../result/read-date-limits.ts';
import { isExtension, signUpChanges } from './sign-up-rules.ts';
import {
  changeEdition,
  entryCount,
  findEdition,
  lockEdition,
  siteNames,
  staffEdition,
} from './staff-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

type PublicationOperation = 'publishMatch' | 'changeSignUp' | 'deleteMatch' | 'listMatchChecks';

/** Handles publication checks, publication, sign-up changes and deletion of editions. */
export function editionPublicationHandlers({
  db,
  noticeSender: { hasSmsGateway: hasSms },
  now,
}: Services & WithNoticeSender): HandlersOf<PublicationOperation> {
  return {
    listMatchChecks: async ({ params: { id } }) =>
      editionChecks(await findEdition(db, id), await siteNames(db)),

    publishMatch: async ({ body: { id, published } }) => {
      const complete = !published || isComplete(await findEdition(db, id), await siteNames(db));
      const changed = await db.transaction(async (tx) => {
        const row = await lockEdition(tx, id);
        if (published === (row.publishedAt !== null)) return row;
        if (!complete) throw businessRule('editionIncomplete');
        if (!published && (await entryCount(tx, id)) > 0) {
          throw businessRule('editionHasEntries');
        }
        const publishedAt = published ? now() : null;
        await changeEdition(tx, id, { publishedAt });
        return { ...row, publishedAt };
      });
      return await staffEdition(db, changed, { now: now(), hasSms });
    },

    changeSignUp: async ({ body, session }) => {
      const changed = await db.transaction(async (tx) => {
        const row = await lockEdition(tx, body.id);
        const changes = signUpChanges(row, body, await readDateLimits(tx, row, now()));
        const next = { ...row, ...changes };
        await changeEdition(tx, row.id, changes);
        // With a new version, a form that was opened earlier can't restore the former end of sign-up.
        const contents = { before: { ...editionBody(row) }, content: { ...editionBody(next) } };
        const key = { kind: 'match' as const, id: row.id };
        await saveVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
        await applyToDraft(tx, key, contents);
        if (isExtension(row, next.signUpEnd, now())) {
          await announceExtension(tx, next, now());
        }
        return next;
      });
      return await staffEdition(db, changed, { now: now(), hasSms });
    },

    deleteMatch: async ({ params: { id }, session }) => {
      await removeRecord(db, editionKind, { kind: 'match', id }, { session, now: now() });
      return { id };
    },
  };
}
