import { and, eq } from 'drizzle-orm';
import { isOver } from '../../openapi/event-clock.ts';
import { businessRule, notFound } from '../base/failure.ts';
import type { Schemas, Session } from '../http/types.ts';
import { createOnce } from '../database/create-once.ts';
import type { Transaction } from '../database/open.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { storedText } from '../localized/localized.ts';
import { dropDraft, keepDraft } from '../records/record/record-drafts.ts';
import { checkRevision, keepVersion } from '../records/record/record-versions.ts';
import { cleanHtml, filesOfText } from '../localized/rich-text.ts';
import { publishFiles } from '../files/uploads/publish-file.ts';
import { activityValues } from '../notices/activity-values.ts';
import { queueNotice } from '../notices/queue.ts';
import { activityBody } from './staff-present.ts';
import type { ActivityRow } from './present.ts';
import { checkInTicket } from './check-in.ts';
import { currentMatch } from '../competition/match/rules.ts';
import { publishedMatches } from '../competition/match/queries.ts';
import { omitNull, type HandlersOf, type Services } from '../http/services.ts';
import { recordPage } from '../http/record-source.ts';
import { activitySource, knownOf, staffActivity } from './staff-queries.ts';

type StaffActivityOperation =
  | 'listStaffActivities'
  | 'createActivity'
  | 'updateActivity'
  | 'saveActivityDraft'
  | 'deleteActivityDraft'
  | 'cancelStaffActivity'
  | 'checkInAttendee';

/** The columns that staff write. Throws the business rule against times out of order. */
function columnsOf(body: Schemas['StaffActivityBody'], stored?: ActivityRow) {
  const { kind, capacity, published, contact } = body;
  const [start, end] = [new Date(body.start), new Date(body.end)];
  const [signUpStart, signUpEnd] = [new Date(body.signUpStart), new Date(body.signUpEnd)];
  if (start >= end || signUpStart >= signUpEnd || signUpEnd > end) throw businessRule('timesOrder');
  return {
    kind,
    capacity,
    published,
    start,
    end,
    signUpStart,
    signUpEnd,
    title: storedText(body.title, stored?.title),
    city: storedText(body.city, stored?.city),
    address: storedText(body.address, stored?.address),
    coverFileId: body.coverFileId ?? null,
    contactName: contact.name,
    contactPhone: contact.mobilePhone,
    description: storedText(body.description, stored?.description, cleanHtml),
  };
}

const filesOf = ({ coverFileId, description }: Schemas['StaffActivityBody']) => [
  { kind: 'image' as const, id: coverFileId },
  ...filesOfText(description),
];

/** Writes to everyone who is signed up, once for each time that it happens. */
async function writeToAttendees(
  tx: Transaction,
  event: 'activityChanged' | 'activityCancelled',
  activity: ActivityRow,
  now: Date,
): Promise<void> {
  const signedUp = eq(activitySignUps.status, 'signedUp');
  const attendees = await tx
    .select({ userId: activitySignUps.userId })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activity.id), signedUp));
  const { cancelReason } = activity;
  await queueNotice(tx, {
    event,
    about: `${activity.id} ${now.toISOString()}`,
    topic: `activity ${activity.id}`,
    userIds: attendees.map(({ userId }) => userId),
    values: { ...activityValues(activity), ...omitNull({ reason: cancelReason }) },
    now,
  });
}

/** Whether an activity is at another time or place than its attendees know. */
function movesAttendees(before: ActivityRow, after: ActivityRow): boolean {
  const known = ({ start, end, city, address }: ActivityRow) =>
    JSON.stringify([start, end, city.CN, address.CN]);
  return after.published && known(before) !== known(after);
}

/**
 * Adds an activity to the current edition; throws the business rule that it breaks.
 * @returns the record, alone in its list
 */
export async function insertActivity(
  tx: Transaction,
  body: Schemas['StaffActivityBody'],
  { id, session, now }: { id: string; session: Session; now: Date },
): Promise<ActivityRow[]> {
  const match = currentMatch(await publishedMatches(tx), now);
  await publishFiles(tx, session, filesOf(body));
  const rows = await tx
    .insert(activities)
    .values({ ...columnsOf(body), id, matchId: match?.id ?? null })
    .returning();
  for (const made of rows) {
    const written = { action: 'created' as const, content: { ...activityBody(made) } };
    await keepVersion(tx, { kind: 'activity', id, ...written, session, now });
  }
  return rows;
}

/** Changes an activity, locked against sign-ups; returns the changed row. A cancellation has no revision. */
async function changeRow(
  tx: Transaction,
  { id, revision, session, now }: { id: string; revision?: number; session: Session; now: Date },
  changesOf: (row: ActivityRow) => Promise<Partial<ActivityRow>>,
): Promise<ActivityRow> {
  const one = eq(activities.id, id);
  const [stored] = await tx.select().from(activities).where(one).for('update');
  if (stored === undefined) throw notFound();
  if (stored.cancelReason !== null) throw businessRule('activityCancelled');
  const key = { kind: 'activity' as const, id };
  if (revision !== undefined) await checkRevision(tx, key, revision);
  const changes = await changesOf(stored);
  await tx.update(activities).set(changes).where(one);
  const changed = { ...stored, ...changes };
  const contents = {
    before: { ...activityBody(stored) },
    content: { ...activityBody(changed) },
  };
  await keepVersion(tx, { ...key, action: 'changed', ...contents, session, now });
  return changed;
}

/** Changes an activity, and writes to its attendees where time or place changes. */
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
    await dropDraft(tx, { kind: 'activity', id });
    const changed = { ...stored, ...changes };
    if (!isOver(changed.end, now) && movesAttendees(stored, changed))
      await writeToAttendees(tx, 'activityChanged', changed, now);
    return changes;
  });
}

/** Activities in the hands of staff. */
export function staffActivityHandlers({
  db,
  figures,
  now,
}: Services): HandlersOf<StaffActivityOperation> {
  /** Runs a change of one activity; returns it as staff see it then. */
  async function change(
    write: (tx: Transaction) => Promise<ActivityRow>,
  ): Promise<Schemas['StaffActivity']> {
    return await db.transaction(async (tx) => {
      const changed = await write(tx);
      const known = await knownOf(tx, [changed.id]);
      return staffActivity(changed, known(changed.id), now());
    });
  }

  /** Writes beside an activity, which stays as it is; answers it. */
  async function beside(
    id: string,
    write: (stored: ActivityRow, tx: Transaction) => Promise<void>,
  ): Promise<Schemas['StaffActivity']> {
    return await db.transaction(async (tx) => {
      const one = eq(activities.id, id);
      const [stored] = await tx.select().from(activities).where(one).for('update');
      if (stored === undefined) throw notFound();
      await write(stored, tx);
      const known = await knownOf(tx, [id]);
      return staffActivity(stored, known(id), now());
    });
  }

  return {
    listStaffActivities: ({ query, language }) =>
      recordPage({ db, figures }, activitySource, query, { now: now(), language }),

    createActivity: async ({ body, session, newId: id }) => {
      const row = await createOnce(
        () => db.select().from(activities).where(eq(activities.id, id)),
        () => db.transaction((tx) => insertActivity(tx, body, { id, session, now: now() })),
      );
      const known = await knownOf(db, [row.id]);
      return staffActivity(row, known(row.id), now());
    },

    updateActivity: ({ body, session }) =>
      change((tx) => changeActivity(tx, body, { session, now: now() })),

    saveActivityDraft: ({ body, session }) =>
      beside(body.id, async (stored, tx) => {
        const key = { kind: 'activity' as const, id: body.id };
        await checkRevision(tx, key, body.revision);
        const content = { ...activityBody({ ...stored, ...columnsOf(body, stored) }) };
        await keepDraft(tx, key, { content, session, now: now() });
      }),

    deleteActivityDraft: ({ params: { id } }) =>
      beside(id, (_stored, tx) => dropDraft(tx, { kind: 'activity', id })),

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
