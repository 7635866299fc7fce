import { arrayContains, eq, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { domains, experts, projects } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';

type TrackRow = typeof domains.$inferSelect;

/** Inserts a track at the end of the list; returns undefined if the code is taken. */
export async function insertTrack(
  db: Database,
  { code, name, summary }: Pick<Schemas['Track'], 'code' | 'name' | 'summary'>,
): Promise<TrackRow | undefined> {
  const [last] = await db.select({ position: max(domains.position) }).from(domains);
  const [row] = await db
    .insert(domains)
    .values({ code, name, summary, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Returns a track, locked until the transaction ends. */
export async function lockTrack(tx: Transaction, code: string): Promise<TrackRow | undefined> {
  const [row] = await tx.select().from(domains).where(eq(domains.code, code)).for('update');
  return row;
}

/** Updates a track's name and summary; returns undefined if the track doesn't exist. */
export async function changeTrack(
  tx: Transaction,
  { code, ...changes }: Pick<TrackRow, 'code' | 'name' | 'summary'>,
): Promise<TrackRow | undefined> {
  const [row] = await tx.update(domains).set(changes).where(eq(domains.code, code)).returning();
  return row;
}

/** Removes a track; returns false if the track doesn't exist. */
export async function removeTrack(tx: Transaction, code: string): Promise<boolean> {
  const removed = await tx.delete(domains).where(eq(domains.code, code)).returning();
  return removed.length > 0;
}

/** Returns the number of entries and experts with a track. */
export async function trackUses(tx: Transaction, code: string): Promise<number> {
  const entries = await tx.$count(projects, eq(projects.domain, code));
  return entries + (await tx.$count(experts, arrayContains(experts.domains, [code])));
}
