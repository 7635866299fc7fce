import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, onTestFinished } from 'vitest';
import { pendingMigrations } from '../../server/database/known-migrations.ts';
import { migrationsFolder, wrapPglite } from '../../server/database/open.ts';
import * as schema from '../../server/database/schema.ts';
import { earlierDatabase, migratedDatabase } from './support/templates.ts';

// Add a test like this for each release: migrate to the previous release, insert rows as that release
// stored them, open the database with this server, and read the rows.
it('keeps the accounts when it upgrades a database from the first migration', async () => {
  const client = await earlierDatabase('first');
  await client.exec(`insert into users (id, phone, first_name, last_name, chinese_name, permissions, roles)
    values ('u', '+8613800000009', '', '', '王芳', '[]', '[]')`);
  const { db, close } = await wrapPglite(client, () => Promise.resolve());
  const [account] = await db.select().from(schema.users);
  await close();
  expect(account).toMatchObject({ id: 'u', phone: '13800000009', chineseName: '王芳' });
});

/** Creates a folder with this server’s migrations and one more. */
async function migrationsOfNextRelease(statements: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, '9999_next.sql'), statements);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: object[] };
  const next = {
    idx: 9999,
    version: '7',
    when: Date.now() * 2,
    tag: '9999_next',
    breakpoints: true,
  };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  return folder;
}

it('lists a pending migration and its destructive statements until it has run', async () => {
  const folder = await migrationsOfNextRelease(
    'ALTER TABLE "users" ADD COLUMN "note" text;--> statement-breakpoint\nDELETE FROM "configs";',
  );
  const client = await migratedDatabase();
  const db = drizzle(client, { schema });
  expect(await pendingMigrations(db, folder)).toEqual([
    { name: '9999_next', destructive: ['DELETE FROM "configs";'] },
  ]);
  await migrate(db, { migrationsFolder: folder });
  expect(await pendingMigrations(db, folder)).toEqual([]);
  await client.close();
});
