import { and, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '../base/failure.ts';
import type { ActivityRow } from './rules.ts';
import type { Schemas } from '../http/types.ts';
import { containsWord } from '../database/contains-word.ts';
import type { Database, Transaction } from '../database/open.ts';
import { activities, activitySignUps } from '../database/schema.ts';
import { lacksLanguage } from '../localized/sql.ts';
import { draftDetails } from '../records/record/record-drafts.ts';
import { recordDetails } from '../records/record/record-versions.ts';
import { orderedBy, type RecordSource, type Sorted } from '../http/record-source.ts';
import { nextFirstParts } from './queries.ts';
import { type RelatedActivityData, staffActivity } from './staff-present.ts';

interface ActivityQuery extends Sorted {
  keywords?: string;
  lacks?: Schemas['ContentLanguage'];
}

const TEXTS = [activities.title, activities.city, activities.address, activities.description];

/** Reads an activity and locks it until the transaction ends. Throws 404 if the activity doesn't exist. */
export async function lockStaffActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  const [row] = await tx.select().from(activities).where(eq(activities.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Reads an activity by its identifier, as a list of at most one. */
export async function activitiesWithId(db: Database, id: string): Promise<ActivityRow[]> {
  return await db.select().from(activities).where(eq(activities.id, id));
}

/** Adds an activity; returns it as a list of one. */
export async function insertActivityRow(
  tx: Transaction,
  values: typeof activities.$inferInsert,
): Promise<ActivityRow[]> {
  return await tx.insert(activities).values(values).returning();
}

export async function changeActivityRow(
  tx: Transaction,
  id: string,
  changes: Partial<ActivityRow>,
): Promise<void> {
  await tx.update(activities).set(changes).where(eq(activities.id, id));
}

/** Reads check-in counts, authors and drafts of activities; returns a lookup by id. */
export async function authorsAndCheckIns(
  db: Database | Transaction,
  ids: string[],
): Promise<(id: string) => RelatedActivityData> {
  const counts = await checkIns(db, ids);
  const detailsOf = await recordDetails(db, 'activity', ids);
  const draftOf = await draftDetails(db, 'activity', ids);
  return (id) => ({ checkedIn: counts.get(id) ?? 0, ...detailsOf(id), ...draftOf(id) });
}

/** Counts check-ins by activity. */
async function checkIns(db: Database | Transaction, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: activitySignUps.activityId, count: sql<number>`count(*)::int` })
    .from(activitySignUps)
    .where(and(inArray(activitySignUps.activityId, ids), eq(activitySignUps.status, 'signedIn')))
    .groupBy(activitySignUps.activityId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const byField = orderedBy(
  { start: activities.start, signedUp: activities.signedUp },
  'start',
  activities.id,
);

/** Source of the staff list of activities. */
export const activitySource: RecordSource<ActivityQuery, Schemas['StaffActivity']> = {
  from: sql`${activities}`,
  id: activities.id,
  cachedTotal: 'listStaffActivities',
  where: ({ keywords, lacks }) =>
    and(
      keywords === undefined ? undefined : containsWord(activities.searchText, keywords.trim()),
      lacks === undefined ? undefined : lacksLanguage(TEXTS, lacks),
    ),
  order: (sort = 'next', { now }) => (sort === 'next' ? nextFirstParts(now) : byField(sort)),
  read: async (db, ids, { now }) => {
    const rows = await db.select().from(activities).where(inArray(activities.id, ids));
    const known = await authorsAndCheckIns(db, ids);
    return rows.map((row) => staffActivity(row, known(row.id), now));
  },
};
