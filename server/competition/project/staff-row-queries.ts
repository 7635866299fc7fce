import { and, asc, eq, inArray, not, or } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { matches, projectAwards, projectReviews, users } from '../../database/schema.ts';
import { awardName } from '../match/prize-rules.ts';
import { isReachable } from '../../notices/reach.ts';
import { isShown, type ProjectRow } from './rules.ts';
import { omitNull } from '../../http/services.ts';
import {
  type Prizes,
  type Decided,
  nameOf,
  isOutdated,
  currentName,
  decisionRevision,
} from './staff-present.ts';

/** What others see of the awards of some entries, by the entry. */
async function publishedAwards(db: Database | Transaction, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(projectAwards)
    .where(inArray(projectAwards.projectId, [...ids]))
    .orderBy(asc(projectAwards.name));
  return Map.groupBy(rows, ({ projectId }) => projectId);
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
  return (entry: ProjectRow, prizes: Prizes): Schemas['StaffProjectStep'][] =>
    (byEntry.get(entry.id) ?? []).map(({ step, person }) => ({
      from: step.fromStatus,
      status: step.status,
      at: step.at.toISOString(),
      ...(isOutdated(step, entry) && { outdated: true }),
      ...omitNull({
        award: currentName(prizes, step),
        prizeId: step.prizeId,
        note: step.note,
        by: person && nameOf(person),
      }),
    }));
}

/** The accounts of some entries that no notice reaches. */
async function unreachableOf(
  db: Database | Transaction,
  rows: readonly Decided[],
  hasSms: boolean,
): Promise<ReadonlySet<string>> {
  const accounts = rows.map(({ projects: { userId } }) => userId);
  const unreached = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, accounts), or(eq(users.disabled, true), not(isReachable(hasSms)))),
    );
  return new Set(unreached.map(({ id }) => id));
}

/** Entries as staff see them: what was decided beside what others see. */
export async function staffProjects(
  db: Database | Transaction,
  rows: readonly Decided[],
  hasSms: boolean,
): Promise<Schemas['StaffProject'][]> {
  const ids = rows.map(({ projects: { id } }) => id);
  const published = await publishedAwards(db, ids);
  const history = await decisionsOf(db, ids);
  const unreachable = await unreachableOf(db, rows, hasSms);
  const editions = await db
    .select({ id: matches.id, prizes: matches.prizes })
    .from(matches)
    .where(inArray(matches.id, [...new Set(rows.map(({ projects: row }) => row.matchId))]));
  return rows.map(({ projects: row, project_decisions: decision }) => {
    const { id, matchId, name, domain, city, stage, summary, description } = row;
    const { leader = null, mobile = null, email = null } = row.team;
    const prizes = editions.find((edition) => edition.id === matchId)?.prizes ?? [];
    const award = decision && currentName(prizes, decision);
    const shown = published.get(id) ?? [];
    return {
      id,
      revision: decisionRevision({ projects: row, project_decisions: decision }),
      matchInfoId: matchId,
      name: name ?? '',
      status: decision?.status ?? row.status,
      awards: award === null ? [] : [award],
      publishedStatus: row.status,
      isPublic: isShown(row),
      publishedAwards: shown.map((one) => awardName(prizes, one)),
      ...omitNull({
        prizeId: decision?.prizeId ?? null,
        publishedPrizeId: shown[0]?.prizeId ?? null,
      }),
      history: history(row, prizes),
      ...(isOutdated(decision, row) && { decisionOutdated: true }),
      ...(unreachable.has(row.userId) && { unreachable: true }),
      ...omitNull({ domain, city, stage, summary, description, leader, mobile, email }),
      ...omitNull({ company: row.company.name ?? null }),
      ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
      updateDate: row.updateDate.toISOString(),
    };
  });
}
