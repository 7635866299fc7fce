import type { Transaction } from '../database/open.ts';
import type { ActivityRow } from './rules.ts';
import { queueNotice } from '../notices/queue.ts';
import { activityValues } from '../notices/activity-values.ts';
import { omitNull } from '../http/services.ts';
import type { Schemas, Session } from '../http/types.ts';
import { currentEdition } from '../competition/edition/rules.ts';
import { publishedEditions } from '../competition/edition/queries.ts';
import { publishFiles } from '../files/uploads/publish-files.ts';
import { filesOf, columnsOf, changesTimeOrPlace } from './staff-rules.ts';
import { activityBody } from './staff-present.ts';
import { saveVersion, checkRevision } from '../records/record/record-versions.ts';
import { changeActivityRow, insertActivityRow, lockStaffActivity } from './staff-queries.ts';
import { businessRule } from '../base/failure.ts';
import { deleteDraft } from '../records/record/record-drafts.ts';
import { signedUpAccounts } from './sign-up-queries.ts';
import { isOver } from '../../openapi/event-clock.ts';

/** Queues a notice to all attendees who are not checked in; replaces an earlier one that isn't sent yet. */
export async function writeToAttendees(
  tx: Transaction,
  event: 'activityChanged' | 'activityCancelled',
  activity: ActivityRow,
  now: Date,
): Promise<void> {
  const { cancelReason } = activity;
  await queueNotice(tx, {
    event,
    about: `${activity.id} ${now.toISOString()}`,
    topic: `activity ${activity.id}`,
    userIds: await signedUpAccounts(tx, activity.id),
    values: { ...activityValues(activity), ...omitNull({ reason: cancelReason }) },
    now,
  });
}

/**
 * Adds an activity to the current edition. Throws the business rule that the body violates.
 * @returns the row, as a list of one
 */
export async function insertActivity(
  tx: Transaction,
  body: Schemas['StaffActivityBody'],
  { id, session, now }: { id: string; session: Session; now: Date },
): Promise<ActivityRow[]> {
  const edition = currentEdition(await publishedEditions(tx), now);
  await publishFiles(tx, session, filesOf(body));
  const rows = await insertActivityRow(tx, {
    ...columnsOf(body),
    id,
    matchId: edition?.id ?? null,
  });
  for (const made of rows) {
    const written = { action: 'created' as const, content: { ...activityBody(made) } };
    await saveVersion(tx, { kind: 'activity', id, ...written, session, now });
  }
  return rows;
}

/**
 * Changes an activity and stores a version; returns the row. The lock prevents concurrent sign-ups. Throws
 * a business rule if the activity is cancelled, and 409 if `revision` is given and outdated.
 */
export async function changeRow(
  tx: Transaction,
  { id, revision, session, now }: { id: string; revision?: number; session: Session; now: Date },
  changesOf: (row: ActivityRow) => Promise<Partial<ActivityRow>>,
): Promise<ActivityRow> {
  const stored = await lockStaffActivity(tx, id);
  if (stored.cancelReason !== null) throw businessRule('activityCancelled');
  const key = { kind: 'activity' as const, id };
  if (revision !== undefined) await checkRevision(tx, key, revision);
  const changes = await changesOf(stored);
  await changeActivityRow(tx, id, changes);
  const changed = { ...stored, ...changes };
  const contents = {
    before: { ...activityBody(stored) },
    content: { ...activityBody(changed) },
  };
  await saveVersion(tx, { ...key, action: 'changed', ...contents, session, now });
  return changed;
}

/** Changes an activity; notifies its attendees if time or place changes. */
export async function changeActivity(
  tx: Transaction,
  body: Schemas['StaffActivityChange'],
  { session, now }: { session: Session; now: Date },
): Promise<ActivityRow> {
  const { id, revision } = body;
  return await changeRow(tx, { id, revision, session, now }, async (stored) => {
    if (body.capacity < stored.signedUp) throw businessRule('capacityTooSmall');
    await publishFiles(tx, session, filesOf(body));
    const changes = columnsOf(body, stored);
    await deleteDraft(tx, { kind: 'activity', id });
    const changed = { ...stored, ...changes };
    if (!isOver(changed.end, now) && changesTimeOrPlace(stored, changed))
      await writeToAttendees(tx, 'activityChanged', changed, now);
    return changes;
  });
}
