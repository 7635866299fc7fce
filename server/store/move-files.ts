import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../base/startup-error.ts';
import { itemsOf, UNFINISHED, type FileStore } from './file-store.ts';

/** Numbers of files that were copied, and that the target already contained. */
export interface Moved {
  copied: number;
  existing: number;
}

/**
 * Copies all files and closures to another store, and assigns that store to the same database. Skips
 * existing files, so that the move can be repeated after an interruption, and while the site uses the new
 * store. Removes nothing. Throws a `StartupError` if the target belongs to another database.
 * @param incoming local folder for incomplete files
 */
export async function moveFiles(from: FileStore, to: FileStore, incoming: string): Promise<Moved> {
  const owner = await from.owner();
  if (owner === undefined)
    throw new StartupError(
      `${from.setting}: belongs to no database; start the site with it first.`,
    );
  await to.claim(owner);
  if ((await to.owner()) !== owner)
    throw new StartupError(`${to.setting}: belongs to another database.`);
  for (const id of await from.closures()) await to.recordClosure(id);
  const sizes = new Map((await itemsOf(to)).map(({ name, bytes }) => [name, bytes]));
  const moved: Moved = { copied: 0, existing: 0 };
  for (const { name, bytes } of await itemsOf(from)) {
    if (name.endsWith(UNFINISHED)) continue;
    if (sizes.get(name) === bytes) {
      moved.existing += 1;
      continue;
    }
    const source = await from.open(name);
    // The file was removed after it was listed.
    if (source === undefined) continue;
    const unfinished = join(incoming, `${name}.move${UNFINISHED}`);
    await pipeline(source, createWriteStream(unfinished));
    const { size } = await stat(unfinished);
    if (size !== bytes)
      throw new Error(`${name}: ${String(size)} bytes instead of ${String(bytes)}`);
    await to.put(name, unfinished);
    moved.copied += 1;
  }
  return moved;
}
