import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { cities, projects } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import type { CityLevels } from './city-rules.ts';
import type { CityRow } from './present.ts';

export async function cityLevels(
  tx: Transaction,
  { code, parentCode }: Schemas['CityBody'],
): Promise<CityLevels> {
  if (parentCode === undefined) return { hasProvince: false, below: 0 };
  const isProvince = and(eq(cities.code, parentCode), isNull(cities.parentCode));
  return {
    hasProvince: (await tx.$count(cities, isProvince)) > 0,
    below: await tx.$count(cities, eq(cities.parentCode, code)),
  };
}

/** Adds a city; returns undefined if the code is taken. */
export async function insertCity(tx: Transaction, city: CityRow): Promise<CityRow | undefined> {
  const [row] = await tx.insert(cities).values(city).onConflictDoNothing().returning();
  return row;
}

export async function lockCity(tx: Transaction, code: string): Promise<CityRow | undefined> {
  const [row] = await tx.select().from(cities).where(eq(cities.code, code)).for('update');
  return row;
}

/** Changes name and province of a city; returns undefined if the city doesn't exist. */
export async function changeCity(
  tx: Transaction,
  { code, ...changes }: CityRow,
): Promise<CityRow | undefined> {
  const [row] = await tx.update(cities).set(changes).where(eq(cities.code, code)).returning();
  return row;
}

/** Deletes a city; returns false if the city doesn't exist. */
export async function removeCity(tx: Transaction, code: string): Promise<boolean> {
  const removed = await tx.delete(cities).where(eq(cities.code, code)).returning();
  return removed.length > 0;
}

/** Counts the subordinate cities of a city or province, and its entries. */
export async function cityUses(tx: Transaction, code: string): Promise<number> {
  const below = await tx.$count(cities, eq(cities.parentCode, code));
  return below + (await tx.$count(projects, eq(projects.city, code)));
}
