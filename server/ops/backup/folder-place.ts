import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../base/startup-error.ts';
import { MANIFEST } from './manifest.ts';
import { BACKUP_NAME, type BackupPlace } from './place.ts';

/** Opens a folder as a location of backups. Backups share files as hard links. */
export function folderPlace(folder: string): BackupPlace {
  const incompletePath = (name: string) => join(folder, `${name}.part`);
  const place = (name: string) => join(folder, name);
  return {
    addressOf: place,

    async list() {
      const names = await readdir(folder).catch((): string[] => []);
      return names.filter((name) => BACKUP_NAME.test(name)).toSorted();
    },

    async begin(name) {
      try {
        await mkdir(join(incompletePath(name), 'tables'), { recursive: true, mode: 0o700 });
        await mkdir(join(incompletePath(name), 'files'));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new StartupError(
          `${folder}: the folder of backups can't be written (${String(code)}).`,
        );
      }
    },

    async write(name, part, bytes) {
      const to = createWriteStream(join(incompletePath(name), part), { flags: 'wx', mode: 0o600 });
      await pipeline(bytes, to);
    },

    reuse: (name, id, earlier) =>
      link(join(place(earlier), 'files', id), join(incompletePath(name), 'files', id)).then(
        () => true,
        () => false,
      ),

    async finish(name, manifest) {
      await writeFile(join(incompletePath(name), MANIFEST), manifest, { mode: 0o600 });
      await rename(incompletePath(name), place(name));
    },

    discard: (name) => rm(incompletePath(name), { recursive: true, force: true }),

    async open(name, part): Promise<Readable | undefined> {
      const path = join(place(name), part);
      const file = await open(path).catch(() => undefined);
      return file && createReadStream(path, { fd: file });
    },

    async remove(names) {
      for (const name of names) await rm(place(name), { recursive: true });
    },
  };
}
