import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Schemas } from '../http/types.ts';
import type { Database } from '../database/open.ts';
import { activitySignUps, experts, projects, users } from '../database/schema.ts';

const DAY = 86_400_000;
/** Number of days of a trend. */
const TREND_DAYS = 30;
const WEEK = 7;
const SUBMITTED = 1;

/** Returns the expression for a time's date in the competition's time zone. */
export const dayColumn = (at: AnyPgColumn) =>
  sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Returns the date `before` days before a time, in the competition's time zone. */
function dayOf(at: Date, before = 0): string {
  return new Date(at.getTime() - before * DAY).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Shanghai',
  });
}

interface Counted {
  name: Schemas['TrendName'];
  table: PgTable;
  /** Time of a record's creation or submission. */
  at: AnyPgColumn;
  where?: SQL | undefined;
}

async function trend(
  db: Database,
  { name, table, at, where }: Counted,
  now: Date,
): Promise<Schemas['Trend']> {
  const day = dayColumn(at);
  const first = dayOf(now, TREND_DAYS - 1);
  const days = await db
    .select({ key: day, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(at, new Date(`${first}T00:00:00+08:00`)), where))
    .groupBy(day)
    .orderBy(day);
  const since = (begin: string, end: string) =>
    days.filter(({ key }) => key > begin && key <= end).reduce((sum, { count }) => sum + count, 0);
  const [today, weekAgo, twoWeeksAgo] = [dayOf(now), dayOf(now, WEEK), dayOf(now, 2 * WEEK)];
  return { name, lately: since(weekAgo, today), before: since(twoWeeksAgo, weekAgo), days };
}

/** Returns the trends of new records, with the entries of one edition. */
export async function trends(
  db: Database,
  editionId: string | undefined,
  now: Date,
): Promise<Schemas['Trend'][]> {
  const entries = and(eq(projects.matchId, editionId ?? ''), gte(projects.status, SUBMITTED));
  const counted: Counted[] = [
    { name: 'entries', table: projects, at: projects.submitDate, where: entries },
    {
      name: 'experts',
      table: experts,
      at: experts.submitDate,
      where: gte(experts.status, SUBMITTED),
    },
    { name: 'signUps', table: activitySignUps, at: activitySignUps.signedUpAt },
    { name: 'users', table: users, at: users.createDate },
  ];
  const all: Schemas['Trend'][] = [];
  for (const one of counted) all.push(await trend(db, one, now));
  return all;
}
