import { createOnce } from '../../database/create-once.ts';
import { publishFiles } from '../../files/uploads/publish-files.ts';
import { editionBody } from './staff-present.ts';
import { columnsOf, filesOf } from './content-rules.ts';
import { NO_RESULTS } from './date-rules.ts';
import type { EditionRow } from './rules.ts';
import { allEditions } from './queries.ts';
import { deleteDraft, saveDraft } from '../../records/record/record-drafts.ts';
import { checkRevision, saveVersion } from '../../records/record/record-versions.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { checkRemovedPrizes, removedPrizes } from './prize-rules.ts';
import { announceExtension } from './extension-notice.ts';
import { readDateLimits } from '../result/read-date-limits.ts';
import { endChanges, isExtension } from './sign-up-rules.ts';
import {
  changeEdition,
  givenPrizes,
  insertEdition,
  lockEdition,
  editionsWithId,
  staffEdition,
  staffEditions,
} from './staff-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

type StaffEditionOperation =
  'listStaffMatches' | 'createMatch' | 'updateMatch' | 'saveMatchDraft' | 'deleteMatchDraft';

/** Handles editions for staff. */
export function staffEditionHandlers({
  db,
  noticeSender: { hasSmsGateway: hasSms },
  now,
}: Services & WithNoticeSender): HandlersOf<StaffEditionOperation> {
  const respond = (row: EditionRow | undefined) => staffEdition(db, row, { now: now(), hasSms });

  return {
    listStaffMatches: async () =>
      await staffEditions(db, await allEditions(db), { now: now(), hasSms }),

    createMatch: async ({ body, session, newId: id }) => {
      const row = await createOnce(
        () => editionsWithId(db, id),
        () =>
          db.transaction(async (tx) => {
            await publishFiles(tx, session, filesOf(body));
            const rows = await insertEdition(tx, {
              ...columnsOf(body, { ...NO_RESULTS, now: now() }),
              id,
            });
            for (const made of rows) {
              const written = { action: 'created' as const, content: { ...editionBody(made) } };
              await saveVersion(tx, { kind: 'match', id, ...written, session, now: now() });
            }
            return rows;
          }),
      );
      return await respond(row);
    },

    updateMatch: async ({ body, session, language }) => {
      const row = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        const stored = await lockEdition(tx, body.id);
        const key = { kind: 'match' as const, id: body.id };
        await checkRevision(tx, key, body.revision);
        const columns = columnsOf(body, await readDateLimits(tx, stored, now()), stored);
        const changes = { ...columns, ...endChanges(stored, columns.signUpEnd, now()) };
        const removed = removedPrizes(stored.prizes, changes.prizes);
        const ids = removed.flatMap(({ id: prize }) => prize ?? []);
        checkRemovedPrizes(removed, await givenPrizes(tx, stored.id, ids), language);
        await deleteDraft(tx, key);
        const changed = await changeEdition(tx, body.id, changes);
        const contents = {
          before: { ...editionBody(stored) },
          content: { ...editionBody({ ...stored, ...changes }) },
        };
        await saveVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
        if (isExtension(stored, changes.signUpEnd, now())) {
          await announceExtension(tx, { ...stored, ...changes }, now());
        }
        return changed;
      });
      return await respond(row);
    },

    saveMatchDraft: async ({ body, session }) =>
      await respond(
        await db.transaction(async (tx) => {
          const stored = await lockEdition(tx, body.id);
          const key = { kind: 'match' as const, id: body.id };
          await checkRevision(tx, key, body.revision);
          const limits = await readDateLimits(tx, stored, now());
          const content = { ...editionBody({ ...stored, ...columnsOf(body, limits, stored) }) };
          await saveDraft(tx, key, { content, session, now: now() });
          return stored;
        }),
      ),

    deleteMatchDraft: async ({ params: { id } }) =>
      await respond(
        await db.transaction(async (tx) => {
          const stored = await lockEdition(tx, id);
          await deleteDraft(tx, { kind: 'match', id });
          return stored;
        }),
      ),
  };
}
