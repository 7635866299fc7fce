import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/open.ts';
import { resultPublications, users } from '../../database/schema.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { PublicationRow } from './publication-rules.ts';
import { STAGES, type Stage } from './stages.ts';

const { matchId, stage, at, plannedAt, publishedAt, endedAt } = resultPublications;

const isPlanned = and(isNull(publishedAt), isNull(endedAt));

/** Returns the publications of editions, latest first. */
export async function publicationsOf(
  db: Database | Transaction,
  editionIds: readonly string[],
): Promise<PublicationRow[]> {
  return await db
    .select()
    .from(resultPublications)
    .where(inArray(matchId, [...editionIds]))
    .orderBy(desc(at), desc(resultPublications.id));
}

/** Returns the publications of an edition with the people behind them, latest first. */
export async function publicationsWithPeople(db: Database | Transaction, editionId: string) {
  const enders = alias(users, 'enders');
  const personOf = ({ chineseName, firstName, lastName, phone, email }: typeof users) => ({
    chineseName,
    firstName,
    lastName,
    phone,
    email,
  });
  return await db
    .select({
      row: resultPublications,
      author: personOf(users),
      ender: personOf(enders as unknown as typeof users),
    })
    .from(resultPublications)
    .leftJoin(users, eq(users.id, resultPublications.userId))
    .leftJoin(enders, eq(enders.id, resultPublications.endedBy))
    .where(eq(matchId, editionId))
    // A plan that replaces another one at the same moment comes first: it has no `endedAt`.
    .orderBy(desc(at), desc(resultPublications.endedAt), desc(resultPublications.id));
}

/** Returns the ids of planned publications whose time has come, with their editions, earliest first. */
export async function duePublications(db: Database, now: Date) {
  return await db
    .select({ id: resultPublications.id, editionId: matchId })
    .from(resultPublications)
    .where(and(isPlanned, lte(plannedAt, now)))
    .orderBy(asc(plannedAt), asc(sql`array_position(${sql.param([...STAGES])}::text[], ${stage})`));
}

/** Returns a publication that is still planned and due; undefined if another process has published it. */
export async function findDue(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<PublicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(resultPublications)
    .where(and(eq(resultPublications.id, id), isPlanned, lte(plannedAt, now)))
    .for('update');
  return row;
}

type Values = Omit<typeof resultPublications.$inferInsert, 'id'>;

export async function insertPublication(tx: Transaction, values: Values): Promise<void> {
  await tx.insert(resultPublications).values({ ...values, id: newIdentifier() });
}

export async function changePublication(
  tx: Transaction,
  id: string,
  changes: Partial<Values>,
): Promise<void> {
  await tx.update(resultPublications).set(changes).where(eq(resultPublications.id, id));
}

/** Ends publications that are not ended yet: cancels planned ones, and with `published` withdraws the others. */
export async function endPublications(
  tx: Transaction,
  editionId: string,
  {
    stages,
    published,
    ...ended
  }: {
    stages: readonly Stage[];
    published: boolean;
    endedAt: Date;
    endedBy: string | null;
  },
): Promise<void> {
  await tx
    .update(resultPublications)
    .set(ended)
    .where(
      and(
        eq(matchId, editionId),
        inArray(stage, [...stages]),
        isNull(endedAt),
        published ? undefined : isNull(publishedAt),
      ),
    );
}
