import { and, asc, between, eq, inArray, or, sql } from 'drizzle-orm';
import { isOver } from '../../openapi/event-clock.ts';
import { fullName } from '../base/full-name.ts';
import { prizeOf } from '../competition/edition/prize-rules.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  activities,
  activitySignUps,
  AWARDED,
  type certificates,
  experts,
  IN_REVIEW,
  judgingAssignments,
  judgingRounds,
  type matches,
  projectAwards,
  projectHistory,
  projects,
  users,
} from '../database/schema.ts';
import type { Schemas } from '../http/types.ts';
import { storedText } from '../localized/localized.ts';

/** A person or entry that receives a certificate. */
export type Candidate = Omit<typeof certificates.$inferInsert, 'number' | 'issuedAt' | 'revokedAt'>;

type Edition = typeof matches.$inferSelect;
type Connection = Database | Transaction;

/** Condition for entries that passed the eligibility check, whatever their result. */
export const wasAccepted = or(
  between(projects.status, IN_REVIEW, AWARDED),
  and(
    sql`${projects.status} > ${AWARDED}`,
    sql`exists (select 1 from ${projectHistory} where ${projectHistory.projectId} = ${projects.id} and ${projectHistory.status} between ${IN_REVIEW} and ${AWARDED})`,
  ),
);

/** Condition for accounts that aren't closed: closing removes their names. */
const isOpen = sql`coalesce(${users.phone}, ${users.email}, ${users.passwordHash}, ${users.adUser}) is not null`;

const leaderOf = ({ team, name }: typeof projects.$inferSelect) => team.leader ?? name ?? '';

async function winners(db: Connection, { id: matchId, prizes }: Edition): Promise<Candidate[]> {
  const found = await db
    .select({ entry: projects, award: projectAwards })
    .from(projects)
    .innerJoin(projectAwards, eq(projectAwards.projectId, projects.id))
    .where(and(eq(projects.matchId, matchId), eq(projects.status, AWARDED)))
    .orderBy(asc(projects.rank), asc(projects.id));
  return found.map(({ entry, award: { name: award, prizeId } }) => ({
    // The prize's identifier, because staff may rename the prize.
    key: `winner:${entry.id}:${prizeId ?? award}`,
    kind: 'winner',
    matchId,
    userId: entry.userId,
    projectId: entry.id,
    name: leaderOf(entry),
    entryName: entry.name,
    prize: storedText(prizeOf(prizes, { prizeId, name: award })?.name ?? { CN: award }),
    award: prizeId ?? award,
  }));
}

async function entrants(db: Connection, { id: matchId }: Edition): Promise<Candidate[]> {
  const found = await db
    .select()
    .from(projects)
    .where(and(eq(projects.matchId, matchId), wasAccepted))
    .orderBy(asc(projects.id));
  return found.map((entry) => ({
    key: `entrant:${entry.id}`,
    kind: 'entrant',
    matchId,
    userId: entry.userId,
    projectId: entry.id,
    name: leaderOf(entry),
    entryName: entry.name,
  }));
}

async function judges(db: Connection, { id: matchId }: Edition, now: Date): Promise<Candidate[]> {
  const rounds = await db.select().from(judgingRounds).where(eq(judgingRounds.matchId, matchId));
  const closed = rounds.filter(({ closes }) => isOver(closes, now)).map(({ id }) => id);
  const found = await db
    .selectDistinctOn([users.id], { user: users, expertName: experts.name })
    .from(judgingAssignments)
    .innerJoin(users, eq(users.id, judgingAssignments.judgeId))
    .leftJoin(experts, eq(experts.userId, users.id))
    .where(
      and(
        inArray(judgingAssignments.roundId, closed),
        eq(judgingAssignments.state, 'submitted'),
        isOpen,
      ),
    )
    .orderBy(users.id);
  return found.map(({ user, expertName }) => ({
    key: `judge:${matchId}:${user.id}`,
    kind: 'judge',
    matchId,
    userId: user.id,
    name: fullName(user) || (expertName ?? ''),
  }));
}

async function attendees(db: Connection, { id: matchId }: Edition): Promise<Candidate[]> {
  const found = await db
    .select({ user: users, activityId: activities.id })
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .innerJoin(users, eq(users.id, activitySignUps.userId))
    .where(and(eq(activities.matchId, matchId), eq(activitySignUps.status, 'signedIn'), isOpen))
    .orderBy(asc(activities.start), asc(activities.id), asc(users.id));
  return found.map(({ user, activityId }) => ({
    key: `attendee:${activityId}:${user.id}`,
    kind: 'attendee',
    matchId,
    userId: user.id,
    activityId,
    name: fullName(user),
  }));
}

const CANDIDATES: Record<
  Schemas['CertificateKind'],
  (db: Connection, edition: Edition, now: Date) => Promise<Candidate[]>
> = { winner: winners, entrant: entrants, judge: judges, attendee: attendees };

/** Returns all people and entries of an edition that a kind of certificates is for, except those without a name. */
export async function candidatesOf(
  db: Connection,
  { kind, edition, now }: { kind: Schemas['CertificateKind']; edition: Edition; now: Date },
): Promise<Candidate[]> {
  const all = await CANDIDATES[kind](db, edition, now);
  return all.filter(({ name }) => name !== '');
}
