import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgSchema, text } from 'drizzle-orm/pg-core';
import { StartFailure } from '../start-failure.ts';
import type { Database } from './open.ts';

/** Where Drizzle's migrator records what it applied. */
const record = pgSchema('drizzle').table('__drizzle_migrations', { hash: text().notNull() });

/** What the migrator recorded; nothing in a database that it never prepared. */
async function applied(db: Database): Promise<string[]> {
  const [found] = await db
    .select({ table: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(select 1) as one`);
  if (found?.table === null) return [];
  return (await db.select().from(record)).map(({ hash }) => hash);
}

/**
 * Throws a `StartFailure` when a database was prepared by migrations that this server doesn't
 * have: its tables are of another version, and to prepare it once more would end half-way.
 */
export async function refuseUnknownMigrations(
  db: Database,
  migrationsFolder: string,
  place: string,
): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if ((await applied(db)).every((hash) => known.has(hash))) return;
  throw new StartFailure(
    `The database ${place} was made by another version of this server; start that version, or give this one a new database (DATA_DIR or DATABASE_URL).`,
  );
}
