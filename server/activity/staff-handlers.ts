import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import type { Schemas, Session } from '../contract/types.ts';
import { containsWord } from '../database/contains-word.ts';
import type { Database, Transaction } from '../database/open.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { activityText } from '../database/schema/searched-text.ts';
import { storedText } from '../localized/localized.ts';
import { lacksLanguage } from '../localized/sql.ts';
import {
  checkRevision,
  keepVersion,
  recordFacts,
  type RecordFacts,
} from '../record/record-versions.ts';
import { cleanHtml, filesOfText } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import { activityValues } from '../notices/activity-values.ts';
import { queueNotice } from '../notices/queue.ts';
import { activityBody } from './activity-body.ts';
import { activityPage } from './activity-rows.ts';
import { activityFacts, type ActivityRow } from './activity-summary.ts';
import { checkInTicket } from './check-in.ts';
import { currentMatch } from '../match/match-phase.ts';
import { publishedMatches } from '../match/match-rows.ts';
import { omitNull, staffPaging, type HandlersOf, type Services } from '../services.ts';

type StaffActivityOperation =
  | 'listStaffActivities'
  | 'createActivity'
  | 'updateActivity'
  | 'cancelStaffActivity'
  | 'checkInAttendee';

interface KnownOfActivity extends RecordFacts {
  checkedIn: number;
}

function staffActivity(
  row: ActivityRow,
  known: KnownOfActivity,
  now: Date,
): Schemas['StaffActivity'] {
  const { checkInCode, cancelReason } = row;
  return {
    ...activityFacts(row, now),
    ...activityBody(row),
    ...known,
    checkInCode,
    ...omitNull({ cancelReason }),
  };
}

/** What is known of activities besides their rows: who wrote them, how many have checked in. */
async function knownOf(
  db: Database | Transaction,
  ids: string[],
): Promise<(id: string) => KnownOfActivity> {
  const counts = await checkIns(db, ids);
  const factsOf = await recordFacts(db, 'activity', ids);
  return (id) => ({ checkedIn: counts.get(id) ?? 0, ...factsOf(id) });
}

/** How many have checked in, by activity. */
async function checkIns(db: Database | Transaction, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: activitySignUps.activityId, count: sql<number>`count(*)::int` })
    .from(activitySignUps)
    .where(and(inArray(activitySignUps.activityId, ids), eq(activitySignUps.status, 'signedIn')))
    .groupBy(activitySignUps.activityId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

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

/** The localized columns of an activity. */
const TEXTS = [activities.title, activities.city, activities.address, activities.description];

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

/** Activities in the hands of staff. */
export function staffActivityHandlers({
  db,
  figures,
  now,
}: Services): HandlersOf<StaffActivityOperation> {
  /** Changes an activity that nobody signs up to meanwhile; answers it as it is then. */
  async function change(
    { id, revision, session }: { id: string; revision?: number | undefined; session: Session },
    changesOf: (row: ActivityRow, tx: Transaction) => Promise<Partial<ActivityRow>>,
  ): Promise<Schemas['StaffActivity']> {
    return await db.transaction(async (tx) => {
      const one = eq(activities.id, id);
      const [stored] = await tx.select().from(activities).where(one).for('update');
      if (stored === undefined) throw notFound();
      if (stored.cancelReason !== null) throw businessRule('activityCancelled');
      const key = { kind: 'activity' as const, id };
      await checkRevision(tx, key, revision);
      const changes = await changesOf(stored, tx);
      await tx.update(activities).set(changes).where(one);
      const changed = { ...stored, ...changes };
      const contents = {
        before: { ...activityBody(stored) },
        content: { ...activityBody(changed) },
      };
      await keepVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
      const known = await knownOf(tx, [id]);
      return staffActivity(changed, known(id), now());
    });
  }

  async function create(body: Schemas['StaffActivityBody'], session: Session) {
    const match = currentMatch(await publishedMatches(db), now());
    return await db.transaction(async (tx) => {
      await publishFiles(tx, session, filesOf(body));
      const [row] = await tx
        .insert(activities)
        .values({
          ...columnsOf(body),
          id: `activity-${randomUUID()}`,
          matchId: match?.id ?? null,
        })
        .returning();
      if (row === undefined) throw new Error('the activity was not written');
      const content = { ...activityBody(row) };
      const key = { kind: 'activity' as const, id: row.id };
      await keepVersion(tx, { ...key, action: 'created', content, session, now: now() });
      return row;
    });
  }

  return {
    listStaffActivities: async ({ query }) => {
      const at = now();
      const { current, size, offset } = staffPaging(query);
      const where = and(
        query.keywords === undefined
          ? undefined
          : containsWord(activityText(activities), query.keywords.trim()),
        query.lacks === undefined ? undefined : lacksLanguage(TEXTS, query.lacks),
      );
      const filters = [query.keywords, query.lacks];
      const count = () => db.$count(activities, where);
      const total = await figures.of('listStaffActivities', filters, count);
      const rows = await activityPage(db, at, { where, total, offset, size });
      const known = await knownOf(
        db,
        rows.map(({ id }) => id),
      );
      const records = rows.map((row) => staffActivity(row, known(row.id), at));
      return { records, total, current, size };
    },

    createActivity: async ({ body, session }) => {
      const row = await create(body, session);
      const known = await knownOf(db, [row.id]);
      return staffActivity(row, known(row.id), now());
    },

    updateActivity: ({ body, session }) =>
      change({ id: body.id, revision: body.revision, session }, async (stored, tx) => {
        if (body.capacity < stored.signedUp) throw businessRule('capacityTooSmall');
        await publishFiles(tx, session, filesOf(body));
        const changes = columnsOf(body, stored);
        const changed = { ...stored, ...changes };
        if (changed.end > now() && movesAttendees(stored, changed))
          await writeToAttendees(tx, 'activityChanged', changed, now());
        return changes;
      }),

    checkInAttendee: ({ body, language }) => checkInTicket(db, { ...body, now: now(), language }),

    cancelStaffActivity: ({ body: { id, reason }, session }) =>
      change({ id, session }, async (row, tx) => {
        if (now() >= row.end) throw businessRule('activityOver');
        const changes = { cancelReason: storedText(reason) };
        await writeToAttendees(tx, 'activityCancelled', { ...row, ...changes }, now());
        return changes;
      }),
  };
}
