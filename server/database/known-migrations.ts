import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgSchema, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartFailure } from '../base/start-failure.ts';
import type * as schema from './schema.ts';

/** Where Drizzle's migrator records what it applied. */
const record = pgSchema('drizzle').table('__drizzle_migrations', { hash: text().notNull() });

/** What the migrator recorded; nothing in a database that it never prepared. */
async function applied(db: PgDatabase<PgQueryResultHKT, typeof schema>): Promise<string[]> {
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
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
  place: string,
): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if ((await applied(db)).every((hash) => known.has(hash))) return;
  throw new StartFailure(
    `The database ${place} was made by another version of this server; start that version, or give this one a new database (DATA_DIR or DATABASE_URL).`,
  );
}

/** Name of the last migration that a database has; throws where it has none that is known. */
export async function lastMigration(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
): Promise<string> {
  const hashes = await applied(db);
  const known = readMigrationFiles({ migrationsFolder });
  const at = known.findLastIndex(({ hash }) => hashes.includes(hash));
  const name = migrationNames(migrationsFolder)[at];
  if (name === undefined) throw new StartFailure('The database has no tables of this server.');
  return name;
}

/** Names of the migrations in their order. */
function migrationNames(migrationsFolder: string): string[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}

/**
 * Makes a folder with the migrations up to one of them, for a database of an earlier release; throws
 * a `StartFailure` where this server doesn't have it. The caller removes it.
 */
export async function migrationsUntil(migrationsFolder: string, name: string): Promise<string> {
  const at = migrationNames(migrationsFolder).indexOf(name);
  if (at === -1) {
    throw new StartFailure(
      `The backup was made by a newer version of this server (${name}); restore it with that one.`,
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

/** A migration that a database doesn't have yet. */
export interface PendingMigration {
  name: string;
  /** Statements that take data away or change it in place: nothing brings it back but a backup. */
  lasting: string[];
}

/** What takes away or overwrites, at the beginning of a statement or behind `alter table`. */
const LASTING =
  /^\s*(?:drop|delete|truncate|update)\b|\b(?:drop column|set data type|rename (?:column|to))\b/i;

/** The migrations that a database doesn't have yet, in their order. */
export async function pendingMigrations(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  migrationsFolder: string,
): Promise<PendingMigration[]> {
  const hashes = await applied(db);
  const names = migrationNames(migrationsFolder);
  return readMigrationFiles({ migrationsFolder }).flatMap(({ hash, sql: statements }, at) =>
    hashes.includes(hash)
      ? []
      : [
          {
            name: names[at] ?? hash,
            lasting: statements
              .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
              .filter((statement) => LASTING.test(statement)),
          },
        ],
  );
}
