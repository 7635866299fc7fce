import { and, asc, eq, gte, sql, gt, notExists, desc } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  activities,
  projects,
  projectDecisions,
  activitySignUps,
  users,
  experts,
  news,
} from '../database/schema.ts';
import { isUpcoming } from '../activity/queries.ts';
import type { Database } from '../database/open.ts';
import { dayColumn, trends } from './trend-queries.ts';

const DAYS = 30;
const DAY = 86_400_000;
const MAX_CITIES = 10;
const MAX_DOMAINS = 50;
const NEXT_ACTIVITIES = 10;
const MAX_DATES = 20;
const PENDING = 1;

/** Returns the condition for published activities that are not cancelled and have not ended. */
function comingAt(at: Date) {
  return and(eq(activities.published, true), isUpcoming(at));
}

/** Returns the dashboard's counts, with the entries of one edition. Scans all records; cache the result. */
export async function dashboardCounts(db: Database, editionId: string | undefined, at: Date) {
  const submitted = and(eq(projects.matchId, editionId ?? ''), gte(projects.status, PENDING));

  const decision = db
    .select({ one: sql`1` })
    .from(projectDecisions)
    .where(and(eq(projectDecisions.projectId, projects.id), gt(projectDecisions.status, PENDING)));
  const undecided = and(eq(projects.status, PENDING), notExists(decision));

  const entriesBy = (column: AnyPgColumn, most: number) => {
    const key = sql<string>`coalesce(${column}, '')`;
    const count = sql<number>`count(*)::int`;
    return db
      .select({ key, count })
      .from(projects)
      .where(submitted)
      .groupBy(key)
      .orderBy(desc(count), key)
      .limit(most);
  };
  const day = dayColumn(activitySignUps.signedUpAt);

  return {
    totals: {
      users: await db.$count(users),
      entries: await db.$count(projects, submitted),
      pendingEntries: await db.$count(projects, and(submitted, undecided)),
      pendingExperts: await db.$count(experts, eq(experts.status, PENDING)),
      activities: await db.$count(activities, comingAt(at)),
      news: await db.$count(news, eq(news.published, true)),
    },
    trends: await trends(db, editionId, at),
    signUpsByDay: await db
      .select({ key: day, count: sql<number>`count(*)::int` })
      .from(activitySignUps)
      .where(gte(activitySignUps.signedUpAt, new Date(at.getTime() - DAYS * DAY)))
      .groupBy(day)
      .orderBy(day),
    entriesByDomain: await entriesBy(projects.domain, MAX_DOMAINS),
    entriesByCity: await entriesBy(projects.city, MAX_CITIES),
  };
}

/** Returns the next activities with their sign-ups and capacity. */
export async function nextActivities(db: Database, at: Date) {
  const { id, title, signedUp, capacity } = activities;
  return await db
    .select({ id, title, signedUp, capacity })
    .from(activities)
    .where(comingAt(at))
    .orderBy(asc(activities.start), asc(activities.id))
    .limit(NEXT_ACTIVITIES);
}

/** Returns the activities that have not begun, earliest first. */
export async function beginningActivities(db: Database, at: Date) {
  return await db
    .select({ id: activities.id, title: activities.title, start: activities.start })
    .from(activities)
    .where(and(comingAt(at), gt(activities.start, at)))
    .orderBy(asc(activities.start))
    .limit(MAX_DATES);
}
