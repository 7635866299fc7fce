import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgSchema, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartupError } from '../base/startup-error.ts';
import type * as schema from './schema.ts';

const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text().notNull(),
});

async function appliedHashes(db: PgDatabase<PgQueryResultHKT, typeof schema>): Promise<string[]> {
  const [found] = await db
    .select({ table: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(select 1) as one`);
  if (found?.table === null) return [];
  return (await db.select().from(appliedMigrations)).map(({ hash }) => hash);
}

/**
 * Throws a `StartupError` if the database has migrations that this server doesn't contain: another version
 * prepared the database, and further migrations would fail halfway.
 */
export async function refuseUnknownMigrations(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
  place: string,
): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if ((await appliedHashes(db)).every((hash) => known.has(hash))) return;
  throw new StartupError(
    `The database ${place} was created by another version of this server; start that version, or configure a new database (DATA_DIR or DATABASE_URL).`,
  );
}

/**
 * Throws a `StartupError` unless the database has exactly the migrations of this server. A backup by another
 * release would lack tables, or fail at one that doesn't exist yet.
 */
export async function requireOwnMigrations(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const hashes = new Set(await appliedHashes(db));
  if (hashes.size === known.length && known.every((hash) => hashes.has(hash))) return;
  throw new StartupError(
    'Another release has migrated the database: write the backup with the release that runs.',
  );
}

/** Returns the name of the latest known migration of a database. Throws a `StartupError` if there is none. */
export async function lastMigration(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
): Promise<string> {
  const hashes = await appliedHashes(db);
  const known = readMigrationFiles({ migrationsFolder });
  const at = known.findLastIndex(({ hash }) => hashes.includes(hash));
  const name = migrationNames(migrationsFolder)[at];
  if (name === undefined) throw new StartupError('The database contains no tables of this server.');
  return name;
}

function migrationNames(migrationsFolder: string): string[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}

/**
 * Creates a temporary folder with the migrations up to the named one, for a backup of an earlier release.
 * The caller removes the folder. Throws a `StartupError` if this server doesn't have the migration.
 */
export async function migrationsUntil(migrationsFolder: string, name: string): Promise<string> {
  const at = migrationNames(migrationsFolder).indexOf(name);
  if (at === -1) {
    throw new StartupError(
      `The backup was created by a newer version of this server (${name}); restore it with that version.`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
  const entries = journal.entries.slice(0, at + 1);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

export interface PendingMigration {
  name: string;
  /** Statements that delete or overwrite data; only a backup can restore the data. */
  destructive: string[];
}

const DESTRUCTIVE =
  /^\s*(?:drop|delete|truncate|update)\b|\b(?:drop column|set data type|rename (?:column|to))\b/i;

/** Returns the migrations that have not been applied yet, in order. */
export async function pendingMigrations(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
): Promise<PendingMigration[]> {
  const hashes = await appliedHashes(db);
  const names = migrationNames(migrationsFolder);
  return readMigrationFiles({ migrationsFolder }).flatMap(({ hash, sql: statements }, at) =>
    hashes.includes(hash)
      ? []
      : [
          {
            name: names[at] ?? hash,
            destructive: statements
              .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
              .filter((statement) => DESTRUCTIVE.test(statement)),
          },
        ],
  );
}
