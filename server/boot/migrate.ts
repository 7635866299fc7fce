import { readEnvironment } from './environment.ts';
import { oneLine } from '../base/start-failure.ts';

// `npm run migrate`: brings the database to this release, as a step of its own before the new release
// starts. `--check` only says what there is to do, and ends with code 1 where there is anything.

/** A statement on one line, cut to what distinguishes it from others. */
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
      for (const { name, lasting } of pending) {
        console.log(`${check ? 'To do' : 'Runs'}: ${name}`);
        for (const statement of lasting) console.log(`  can't be undone: ${short(statement)}`);
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
