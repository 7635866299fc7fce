import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../../server/database/open.ts';

/** Creates the database of an earlier release: applies migrations up to the one named `name`. */
export async function migrateUntil(client: PGlite, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  const entries = journal.entries.slice(0, last + 1);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
