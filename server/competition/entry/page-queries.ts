import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { orderedPage, pageOfParts } from '../../database/ordered-page.ts';
import { matches, projects } from '../../database/schema.ts';
import type { CountCache } from '../../http/count-cache.ts';
import { entryFilter, type EntryFilters } from './queries.ts';
import type { EntryRow } from './rules.ts';

const ORDER = [
  [projects.rank, 'ascending'],
  [projects.id, 'ascending'],
] as const;

/**
 * Returns a page of public entries, newest edition first, and by rank within an edition. Queries each
 * edition separately, so that an index provides the order.
 */
export async function entryPage(
  { db, counts }: { db: Database; counts: CountCache },
  filters: EntryFilters,
  page: { offset: number; size: number },
): Promise<{ rows: { entry: EntryRow; year: number }[]; total: number }> {
  const where = entryFilter(db, filters);
  const totals = await counts.of('listProjects', filters, () =>
    db
      .select({ matchId: projects.matchId, total: count() })
      .from(projects)
      .where(where)
      .groupBy(projects.matchId),
  );
  const editions = await db
    .select({ id: matches.id, year: matches.year })
    .from(matches)
    .orderBy(desc(matches.year));
  const parts = editions.map(({ id, year }) => {
    const total = totals.find(({ matchId }) => matchId === id)?.total ?? 0;
    return {
      total,
      page: async (offset: number, size: number) => {
        const ofEdition = and(eq(projects.matchId, id), where);
        const part = { table: projects, where: ofEdition, order: ORDER, total, offset, size };
        const rows = await orderedPage(db, part);
        return rows.map((entry) => ({ entry, year }));
      },
    };
  });
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { rows: await pageOfParts(parts, page), total };
}
