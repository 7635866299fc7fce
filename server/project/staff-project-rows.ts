import { asc, eq, inArray } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { projectReviews, users, type projectDecisions } from '../database/schema.ts';
import { awardsOf, type ProjectRow } from './project-rows.ts';
import { omitNull } from '../services.ts';
import { fullName } from '../system-user/full-name.ts';

interface Decided {
  projects: ProjectRow;
  /** Null for an entry of which staff have decided nothing. */
  project_decisions: typeof projectDecisions.$inferSelect | null;
}

type Person = Pick<
  typeof users.$inferSelect,
  'chineseName' | 'firstName' | 'lastName' | 'phone' | 'email'
>;

/** What staff know each other by. */
function nameOf(person: Person): string | null {
  return fullName(person) || (person.phone ?? person.email);
}

/** Whether the team has saved its entry since a decision. */
function isOutdated(
  decision: { entryRevision: number | null } | null,
  { contentRevision }: Pick<ProjectRow, 'contentRevision'>,
): boolean {
  return (decision?.entryRevision ?? contentRevision) < contentRevision;
}

/** What staff decided about some entries, by the entry, the oldest first. */
async function decisionsOf(db: Database | Transaction, ids: readonly string[]) {
  const { chineseName, firstName, lastName, phone, email } = users;
  const rows = await db
    .select({ step: projectReviews, person: { chineseName, firstName, lastName, phone, email } })
    .from(projectReviews)
    .leftJoin(users, eq(users.id, projectReviews.userId))
    .where(inArray(projectReviews.projectId, [...ids]))
    .orderBy(asc(projectReviews.position));
  const byEntry = Map.groupBy(rows, ({ step }) => step.projectId);
  return (entry: ProjectRow): Schemas['StaffProjectStep'][] =>
    (byEntry.get(entry.id) ?? []).map(({ step, person }) => ({
      from: step.fromStatus,
      status: step.status,
      at: step.at.toISOString(),
      ...(isOutdated(step, entry) && { outdated: true }),
      ...omitNull({ award: step.award, note: step.note, by: person && nameOf(person) }),
    }));
}

/** Entries as staff see them: what was decided beside what others see. */
export async function staffProjects(
  db: Database | Transaction,
  rows: readonly Decided[],
): Promise<Schemas['StaffProject'][]> {
  const ids = rows.map(({ projects: { id } }) => id);
  const published = await awardsOf(db, ids);
  const history = await decisionsOf(db, ids);
  return rows.map(({ projects: row, project_decisions: decision }) => {
    const { id, matchId, name, domain, city, stage, summary, description } = row;
    const { leader = null, mobile = null, email = null } = row.team;
    return {
      id,
      matchInfoId: matchId,
      name: name ?? '',
      status: decision?.status ?? row.status,
      awards: decision?.award ? [decision.award] : [],
      publishedStatus: row.status,
      isPublic: row.publishedBy !== null,
      publishedAwards: (published.get(id) ?? []).map((award) => award.name),
      history: history(row),
      ...(isOutdated(decision, row) && { decisionOutdated: true }),
      ...omitNull({ domain, city, stage, summary, description, leader, mobile, email }),
      ...omitNull({ company: row.company.name ?? null }),
      ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
      updateDate: row.updateDate.toISOString(),
    };
  });
}
