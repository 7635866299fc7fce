import { eq, isNotNull, notInArray, and, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { cities, projects } from '../../database/schema.ts';

/** What filters name places by that the list of cities lacks. */
const OTHER = 'other';

/** Entries from a city, by its code, or from the places that aren't listed. */
export function inCity(city: string): SQL | undefined {
  if (city !== OTHER) return eq(projects.city, city);
  const codes = new QueryBuilder().select({ code: cities.code }).from(cities);
  return and(isNotNull(projects.city), notInArray(projects.city, codes));
}
