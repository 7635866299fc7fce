import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import type { Database } from '../database/open.ts';
import {
  orderedPage,
  pageOfOrderedParts,
  type OrderedPart,
  type PageOfList,
} from '../database/ordered-page.ts';
import { hasEnded, isRunning } from '../database/period.ts';
import { activities } from '../database/schema.ts';
import { notFound } from '../base/failure.ts';
import { isInAnyLanguage } from '../localized/sql.ts';
import type { ActivityRow } from './rules.ts';

/** Condition for activities that are not cancelled and have not ended at `now`. */
export function isUpcoming(now: Date): SQL | undefined {
  return and(isRunning(activities.end, now), isNull(activities.cancelReason));
}

/** Condition for activities in a state at `now`; `activityState` is the same rule for one row. */
export function inState(state: Schemas['ActivityState'], now: Date): SQL | undefined {
  const notCancelled = isNull(activities.cancelReason);
  const notEnded = and(
    notCancelled,
    isRunning(activities.signUpEnd, now),
    isRunning(activities.end, now),
  );
  const begun = lte(activities.signUpStart, now);
  switch (state) {
    case 'ended':
      return and(
        notCancelled,
        or(hasEnded(activities.signUpEnd, now), hasEnded(activities.end, now)),
      );
    case 'cancelled':
      return isNotNull(activities.cancelReason);
    case 'upcoming':
      return and(notEnded, gt(activities.signUpStart, now));
    case 'open':
      return and(notEnded, begun, lt(activities.signedUp, activities.capacity));
    case 'full':
      return and(notEnded, begun, gte(activities.signedUp, activities.capacity));
  }
}

/** Filters of the public list. */
export interface ActivityFilters {
  kind?: Schemas['ActivityKind'];
  city?: string;
  from?: string;
  to?: string;
  state?: Schemas['ActivityState'];
}

/** Condition for published activities that match all filters at `now`. */
export function activityFilter(filters: ActivityFilters, now: Date): SQL | undefined {
  const { kind, city, from, to, state } = filters;
  return and(
    eq(activities.published, true),
    kind && eq(activities.kind, kind),
    city === undefined ? undefined : isInAnyLanguage(activities.city, city),
    from === undefined ? undefined : gte(activities.end, new Date(from)),
    to === undefined ? undefined : lt(activities.start, new Date(to)),
    state && inState(state, now),
  );
}

/** Returns the list order: activities that have not ended, soonest first; then ended ones, newest first. */
export function nextFirst(now: Date): SQL[] {
  const coming = isRunning(activities.end, now);
  return [
    sql`${coming} desc`,
    sql`case when ${coming} then ${activities.start} end asc`,
    desc(activities.start),
    asc(activities.id),
  ];
}

/** Reads the first `limit` published activities in the order of `nextFirst`. */
export async function activityRows(
  db: Database,
  now: Date,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<ActivityRow[]> {
  return await db
    .select()
    .from(activities)
    .where(and(eq(activities.published, true), where))
    .orderBy(...nextFirst(now))
    .limit(limit);
}

export async function activityCount(db: Database, where: SQL | undefined): Promise<number> {
  return await db.$count(activities, where);
}

/** Throws 404 if the activity doesn't exist. An unpublished activity is valid. */
export async function requireActivity(db: Database, id: string): Promise<void> {
  if ((await db.$count(activities, eq(activities.id, id))) === 0) throw notFound();
}

/** Returns the order of `nextFirst` as two parts; each part has the order of an index. */
export function nextFirstParts(now: Date): OrderedPart[] {
  const { start, id, end } = activities;
  const part = (where: SQL, way: 'ascending' | 'descending'): OrderedPart => ({
    where,
    order: [
      [start, way],
      [id, 'ascending'],
    ],
  });
  return [part(isRunning(end, now), 'ascending'), part(hasEnded(end, now), 'descending')];
}

/** Reads a page of activities in the order of `nextFirst`. */
export async function activityPage(
  db: Database,
  now: Date,
  { where, ...page }: PageOfList & { where: SQL | undefined },
): Promise<ActivityRow[]> {
  return await pageOfOrderedParts(nextFirstParts(now), page, {
    count: (part) => db.$count(activities, and(where, part)),
    page: ({ where: part, order }, of) =>
      orderedPage(db, { table: activities, where: and(where, part), order, ...of }),
  });
}

/** Counts a view of a published activity; returns the row. Throws 404 if the activity isn't published. */
export async function addView(db: Database, id: string): Promise<ActivityRow> {
  const [row] = await db
    .update(activities)
    .set({ browseNumber: sql`${activities.browseNumber} + 1` })
    .where(and(eq(activities.id, id), eq(activities.published, true)))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}
