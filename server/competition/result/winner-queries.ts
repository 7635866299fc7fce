import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { AWARDED, cities, projectAwards, projects } from '../../database/schema.ts';

/** Returns an edition's entries with a published award, one row per award. */
export async function awardedEntries(tx: Transaction, editionId: string) {
  return await tx
    .select({ entry: projects, award: projectAwards })
    .from(projects)
    .innerJoin(projectAwards, eq(projectAwards.projectId, projects.id))
    .where(and(eq(projects.matchId, editionId), eq(projects.status, AWARDED)));
}

/** Returns the Chinese names of cities by code. */
export async function chineseCityNames(
  tx: Transaction,
  codes: string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await tx.select().from(cities).where(inArray(cities.code, codes));
  return new Map(named.map(({ code, name }) => [code, name.CN]));
}

/** Removes the ranks of an edition's entries. */
export async function removeRanks(tx: Transaction, editionId: string): Promise<void> {
  await tx.update(projects).set({ rank: null }).where(eq(projects.matchId, editionId));
}

export async function writeRanks(
  tx: Transaction,
  ranks: readonly { id: string; rank: number }[],
): Promise<void> {
  await tx
    .update(projects)
    .set({ rank: sql`ranked.rank` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as ranked(id text, rank int)`)
    .where(eq(projects.id, sql`ranked.id`));
}

/** Writes the amounts of awards, matched by entry id and stored name. */
export async function writeAmounts(
  tx: Transaction,
  amounts: readonly { id: string; name: string; amount: number | null }[],
): Promise<void> {
  await tx
    .update(projectAwards)
    .set({ amount: sql`given.amount` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as given(id text, name text, amount bigint)`,
    )
    .where(
      and(eq(projectAwards.projectId, sql`given.id`), eq(projectAwards.name, sql`given.name`)),
    );
}
