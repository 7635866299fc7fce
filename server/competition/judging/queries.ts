import { and, asc, desc, eq, gte, ne } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Language } from '../../base/messages.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  judgingAssignments,
  judgingRounds,
  matches,
  projects,
  SUBMITTED,
} from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import { attachmentsOf, missingDocuments, videoOf } from '../entry/own-queries.ts';
import { roundForJudge, totalField } from './present.ts';
import type { AssignmentRow } from './rules.ts';

/** Condition for assignments of a judge that are not declined, to entries that are not drafts. */
const ownAssignments = (judgeId: string) =>
  and(
    eq(judgingAssignments.judgeId, judgeId),
    ne(judgingAssignments.state, 'declined'),
    gte(projects.status, SUBMITTED),
  );

/** Returns the rounds with assignments of a judge, latest first. */
export async function roundsOfJudge(
  db: Database,
  judgeId: string,
  { language, now }: { language: Language; now: Date },
): Promise<Schemas['MyRound'][]> {
  const rows = await db
    .select({
      assignment: judgingAssignments,
      round: judgingRounds,
      matchName: matches.name,
      entryName: projects.name,
      domain: projects.domain,
    })
    .from(judgingAssignments)
    .innerJoin(judgingRounds, eq(judgingRounds.id, judgingAssignments.roundId))
    .innerJoin(matches, eq(matches.id, judgingRounds.matchId))
    .innerJoin(projects, eq(projects.id, judgingAssignments.projectId))
    .where(ownAssignments(judgeId))
    .orderBy(desc(judgingRounds.opens), asc(projects.domain), asc(judgingAssignments.id));
  return [...Map.groupBy(rows, ({ round }) => round.id).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { round, matchName } = first;
    return {
      ...roundForJudge(round, language, now),
      matchName: textFor(matchName, language),
      assignments: own.map(({ assignment, entryName, domain }) => ({
        id: assignment.id,
        entryId: assignment.projectId,
        entryName: entryName ?? '',
        state: assignment.state,
        ...omitNull({ domain }),
        ...totalField(round.criteria, assignment),
      })),
    };
  });
}

/** Returns an assignment of a judge with its round, entry and edition. Throws 404 for a declined or unknown one. */
export async function findOwnAssignment(db: Database | Transaction, id: string, judgeId: string) {
  const [row] = await db
    .select({
      assignment: judgingAssignments,
      round: judgingRounds,
      entry: projects,
      edition: { name: matches.name, entryRules: matches.entryRules },
    })
    .from(judgingAssignments)
    .innerJoin(judgingRounds, eq(judgingRounds.id, judgingAssignments.roundId))
    .innerJoin(matches, eq(matches.id, judgingRounds.matchId))
    .innerJoin(projects, eq(projects.id, judgingAssignments.projectId))
    .where(and(eq(judgingAssignments.id, id), ownAssignments(judgeId)));
  if (row === undefined) throw notFound();
  return row;
}

/** Locks an assignment of a judge with its round. Throws 404 for a declined or unknown one. */
export async function lockOwnAssignment(tx: Transaction, id: string, judgeId: string) {
  await tx
    .select({ id: judgingAssignments.id })
    .from(judgingAssignments)
    .where(eq(judgingAssignments.id, id))
    .for('update');
  return await findOwnAssignment(tx, id, judgeId);
}

/** Updates columns of an assignment and returns the row. */
export async function changeAssignment(
  tx: Transaction,
  id: string,
  changes: Partial<AssignmentRow>,
): Promise<AssignmentRow> {
  const [row] = await tx
    .update(judgingAssignments)
    .set(changes)
    .where(eq(judgingAssignments.id, id))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** Returns an entry as its judges see it: without contacts; if `blind`, without people and company. */
export async function judgedEntry(
  db: Database,
  { entry, edition }: Pick<Awaited<ReturnType<typeof findOwnAssignment>>, 'entry' | 'edition'>,
  { blind, language }: { blind: boolean; language: Language },
): Promise<Schemas['JudgedEntry']> {
  const { id, name, domain, city, stage, summary, description, englishName, englishSummary } =
    entry;
  const { team, members, company, logoFileId, videoFileId, submitDate } = entry;
  const { leader = null, size = null } = team;
  const { founded = null, registeredCapital = null } = company;
  const people = {
    team: omitNull({ leader, size }),
    members: members.map((member) => ({
      name: member.name ?? '',
      ...omitNull({ role: member.role ?? null }),
    })),
    company: omitNull({ name: company.name ?? null, founded, registeredCapital }),
  };
  const attachments = await attachmentsOf(db, id, { edition, language });
  return {
    id,
    name: name ?? '',
    matchName: textFor(edition.name, language),
    ...(submitDate !== null && { submitDate: submitDate.toISOString() }),
    ...omitNull({ domain, city, stage, summary, description, englishName, englishSummary }),
    ...omitNull({ logoFileId, video: await videoOf(db, videoFileId) }),
    ...(!blind && people),
    attachments,
    ...missingDocuments(attachments, { edition, language }),
  };
}
