import { readEnvironment } from './environment.ts';
import { oneLine } from '../base/startup-error.ts';

// `npm run migrate`: applies pending migrations, as a separate step before a new release starts. `--check`
// only lists them, and exits with 1 if there are any.

/** Shortens a statement to one line. */
function short(statement: string): string {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > 140 ? `${line.slice(0, 140)} …` : line;
}

try {
  const check = process.argv.includes('--check');
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  const { openDataFolder } = await import('../base/data-folder.ts');
  const { openUnprepared } = await import('../database/open-unprepared.ts');
  const { pendingMigrations, refuseUnknownMigrations } =
    await import('../database/known-migrations.ts');
  const { migrationsFolder } = await import('../database/open.ts');
  const folder = await openDataFolder(dataDir, { exclusive: databaseUrl === undefined });
  try {
    const database = await openUnprepared(databaseUrl, folder, { create: false });
    try {
      await database.lock();
      await refuseUnknownMigrations(database.db, migrationsFolder, database.place);
      const pending = await pendingMigrations(database.db, migrationsFolder);
      if (pending.length === 0) console.log(`The database ${database.place} is up to date.`);
      for (const { name, destructive } of pending) {
        console.log(`${check ? 'Pending' : 'Applying'}: ${name}`);
        for (const statement of destructive) console.log(`  can't be undone: ${short(statement)}`);
      }
      if (!check && pending.length > 0) {
        await database.migrate(migrationsFolder);
        console.log(`The database ${database.place} is up to date now.`);
      }
      if (check && pending.length > 0) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } finally {
    folder.release();
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 2;
}
