import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data-folder.ts';
import { StartFailure } from '../start-failure.ts';
import { knownIds } from '../uploads/known-ids.ts';
import type { Database } from './open.ts';
import { deployment, files } from './schema.ts';

/** The database's own identifier, made the first time. */
async function identify(db: Database): Promise<string> {
  await db.insert(deployment).values({ id: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select().from(deployment);
  if (row === undefined) throw new Error('the database has no identifier');
  return row.id;
}

function failedWith(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The identifier that the folder carries; undefined where it carries none. */
async function ownerOf({ identifier }: DataFolder): Promise<string | undefined> {
  try {
    return (await readFile(identifier, 'utf8')).trim();
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Marks the folder as the database's, unless another has marked it this moment. */
async function mark({ identifier }: DataFolder, id: string): Promise<void> {
  try {
    await writeFile(identifier, `${id}\n`, { flag: 'wx' });
  } catch (error) {
    if (!failedWith(error, 'EEXIST')) throw error;
  }
}

/**
 * Checks that the data folder and the database belong together, before anything is written to
 * either: the uploads of another database would look like rubbish. Both carry one identifier. A
 * folder without one (new, or from before there were any) is given the database's, if most of its
 * files are the database's, and the other way round. Throws a `StartFailure` that says what to do.
 * @param place where the database is, for the operator
 */
export async function matchFolder(db: Database, folder: DataFolder, place: string): Promise<void> {
  const id = await identify(db);
  const owner = await ownerOf(folder);
  if (owner === id) return;
  const refuse = (reason: string) =>
    new StartFailure(
      `DATA_DIR=${folder.path}: ${reason} Set DATA_DIR or DATABASE_URL to those that belong together; to give this folder to this database nevertheless, write ${id} into ${folder.identifier}.`,
    );
  const foreign = `belongs to another database than the one ${place}.`;
  if (owner !== undefined) throw refuse(foreign);
  const names = (await readdir(folder.files)).filter((name) => !name.endsWith('.part'));
  const { size: known } = await knownIds(db, names);
  const rows = await db.$count(files);
  if (known * 2 < Math.max(names.length, rows)) {
    throw refuse(
      `holds ${names.length} files, ${known} of them among the ${rows} of the database ${place}.`,
    );
  }
  await mark(folder, id);
  if ((await ownerOf(folder)) !== id) throw refuse(foreign);
}
