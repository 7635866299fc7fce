import { isOver } from '../../openapi/event-clock.ts';
import { businessRule } from '../base/failure.ts';
import type { Schemas } from '../http/types.ts';
import { createOnce } from '../database/create-once.ts';
import type { Transaction } from '../database/open.ts';
import { storedText } from '../localized/localized.ts';
import { deleteDraft, saveDraft } from '../records/record/record-drafts.ts';
import { checkRevision } from '../records/record/record-versions.ts';
import { activityBody, staffActivity } from './staff-present.ts';
import type { ActivityRow } from './rules.ts';
import { checkInTicket } from './check-in.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { recordPage } from '../http/record-source.ts';
import {
  activitiesWithId,
  activitySource,
  authorsAndCheckIns,
  lockStaffActivity,
} from './staff-queries.ts';
import { columnsOf } from './staff-rules.ts';
import { writeToAttendees, insertActivity, changeRow, changeActivity } from './save-activity.ts';

type StaffActivityOperation =
  | 'listStaffActivities'
  | 'createActivity'
  | 'updateActivity'
  | 'saveActivityDraft'
  | 'deleteActivityDraft'
  | 'cancelStaffActivity'
  | 'checkInAttendee';

/** Handles activities for staff. */
export function staffActivityHandlers({
  db,
  counts,
  now,
}: Services): HandlersOf<StaffActivityOperation> {
  /** Changes an activity in a transaction; returns the converted activity. */
  async function change(
    write: (tx: Transaction) => Promise<ActivityRow>,
  ): Promise<Schemas['StaffActivity']> {
    return await db.transaction(async (tx) => {
      const changed = await write(tx);
      const known = await authorsAndCheckIns(tx, [changed.id]);
      return staffActivity(changed, known(changed.id), now());
    });
  }

  /** Locks an activity and writes its draft in a transaction; returns the converted activity. */
  async function changeDraft(
    id: string,
    write: (stored: ActivityRow, tx: Transaction) => Promise<void>,
  ): Promise<Schemas['StaffActivity']> {
    return await db.transaction(async (tx) => {
      const stored = await lockStaffActivity(tx, id);
      await write(stored, tx);
      const known = await authorsAndCheckIns(tx, [id]);
      return staffActivity(stored, known(id), now());
    });
  }

  return {
    listStaffActivities: ({ query, language }) =>
      recordPage({ db, counts }, activitySource, query, { now: now(), language }),

    createActivity: async ({ body, session, newId: id }) => {
      const row = await createOnce(
        () => activitiesWithId(db, id),
        () => db.transaction((tx) => insertActivity(tx, body, { id, session, now: now() })),
      );
      const known = await authorsAndCheckIns(db, [row.id]);
      return staffActivity(row, known(row.id), now());
    },

    updateActivity: ({ body, session }) =>
      change((tx) => changeActivity(tx, body, { session, now: now() })),

    saveActivityDraft: ({ body, session }) =>
      changeDraft(body.id, async (stored, tx) => {
        const key = { kind: 'activity' as const, id: body.id };
        await checkRevision(tx, key, body.revision);
        const content = { ...activityBody({ ...stored, ...columnsOf(body, stored) }) };
        await saveDraft(tx, key, { content, session, now: now() });
      }),

    deleteActivityDraft: ({ params: { id } }) =>
      changeDraft(id, (_stored, tx) => deleteDraft(tx, { kind: 'activity', id })),

    checkInAttendee: ({ body, language }) => checkInTicket(db, { ...body, now: now(), language }),

    cancelStaffActivity: ({ body: { id, reason }, session }) =>
      change((tx) =>
        changeRow(tx, { id, session, now: now() }, async (row) => {
          if (isOver(row.end, now())) throw businessRule('activityOver');
          const changes = { cancelReason: storedText(reason) };
          await writeToAttendees(tx, 'activityCancelled', { ...row, ...changes }, now());
          return changes;
        }),
      ),
  };
}
