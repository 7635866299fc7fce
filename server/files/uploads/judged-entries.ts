import { and, between, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { SCORING } from '../../database/defaults.ts';
import type { Database } from '../../database/open.ts';
import {
  AWARDED,
  IN_REVIEW,
  judgingAssignments,
  judgingRounds,
  menuItems,
  projects,
  SUBMITTED,
} from '../../database/schema.ts';

/**
 * Condition for the entries whose files a judge may read: those assigned in a round that has opened, unless
 * declined. An external scoring system assigns entries itself, so its judges may read all entries in review
 * and those with a decision (decision 0154).
 */
export function judgedEntries(db: Database, judgeId: string, now: Date): SQL | undefined {
  const assigned = db
    .select({ id: judgingAssignments.projectId })
    .from(judgingAssignments)
    .innerJoin(judgingRounds, eq(judgingRounds.id, judgingAssignments.roundId))
    .where(
      and(
        eq(judgingAssignments.judgeId, judgeId),
        ne(judgingAssignments.state, 'declined'),
        lte(judgingRounds.opens, now),
      ),
    );
  const external = sql`exists (select 1 from ${menuItems} where ${menuItems.routerName} = ${SCORING} and ${menuItems.path} is not null)`;
  return or(
    and(gte(projects.status, SUBMITTED), inArray(projects.id, assigned)),
    and(between(projects.status, IN_REVIEW, AWARDED), external),
  );
}
