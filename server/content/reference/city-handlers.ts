import { and, eq, isNull } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision, revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { cities, projects } from '../../database/schema.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';

type CityRow = typeof cities.$inferSelect;

/** A city as the contract returns it. */
export const cityOf = ({ code, name, parentCode }: CityRow): Schemas['City'] => ({
  code,
  revision: revisionOf({ name, parentCode }),
  name,
  ...omitNull({ parentCode }),
});

/** Cities are two levels: a province has none above it, a city one. Throws the business rule. */
async function checkProvince(
  tx: Transaction,
  { code, parentCode }: Schemas['CityBody'],
): Promise<void> {
  if (parentCode === undefined) return;
  const isProvince = and(eq(cities.code, parentCode), isNull(cities.parentCode));
  const found = parentCode === code ? 0 : await tx.$count(cities, isProvince);
  if (found === 0 || (await tx.$count(cities, eq(cities.parentCode, code))) > 0)
    throw businessRule('provinceUnknown');
}

/** The cities in the hands of staff; everyone reads them by `listCities`. */
export function cityHandlers({
  db,
}: Services): HandlersOf<'createCity' | 'updateCity' | 'deleteCity'> {
  return {
    createCity: ({ body }) =>
      db.transaction(async (tx) => {
        await checkProvince(tx, body);
        const { code, name, parentCode = null } = body;
        const [row] = await tx
          .insert(cities)
          .values({ code, name, parentCode })
          .onConflictDoNothing()
          .returning();
        if (row === undefined) throw businessRule('cityTaken');
        return cityOf(row);
      }),

    updateCity: ({ body }) =>
      db.transaction(async (tx) => {
        const { code, name, parentCode = null } = body;
        const one = eq(cities.code, code);
        const [stored] = await tx.select().from(cities).where(one).for('update');
        if (stored === undefined) throw notFound();
        requireRevision(cityOf(stored).revision, body.revision);
        await checkProvince(tx, body);
        const [row] = await tx.update(cities).set({ name, parentCode }).where(one).returning();
        if (row === undefined) throw notFound();
        return cityOf(row);
      }),

    deleteCity: ({ params: { code } }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.delete(cities).where(eq(cities.code, code)).returning();
        if (row === undefined) throw notFound();
        const below = await tx.$count(cities, eq(cities.parentCode, code));
        const entries = await tx.$count(projects, eq(projects.city, code));
        if (below + entries > 0) throw businessRule('cityInUse');
        return { id: code };
      }),
  };
}
