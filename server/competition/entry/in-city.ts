import { eq, isNotNull, notInArray, and, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { cities, projects } from '../../database/schema.ts';

/** Filter value of places that aren't in the list of cities. */
const OTHER = 'other';

/** Returns the condition for entries from a city by its code, or from places that aren't in the list. */
export function inCity(city: string): SQL | undefined {
  if (city !== OTHER) return eq(projects.city, city);
  const codes = new QueryBuilder().select({ code: cities.code }).from(cities);
  return and(isNotNull(projects.city), notInArray(projects.city, codes));
}
