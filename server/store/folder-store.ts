import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removalFolder, isExpired, type FileStore } from './file-store.ts';

interface Folders {
  files: string;
  /** Default: a sibling of the files' folder. */
  removed?: string;
  identifier?: string;
}

function failedWith(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Creates a store in a local folder or on a shared disk. */
export function folderStore({
  files,
  removed = join(dirname(files), 'removed'),
  identifier = join(dirname(files), 'deployment-id'),
}: Folders): FileStore {
  const place = (name: string) => join(files, name);
  const closed = join(dirname(files), 'closed-accounts');

  async function* list() {
    for (const name of await readdir(files)) {
      const details = await stat(place(name)).catch(() => undefined);
      if (details?.isFile() === true) yield { name, bytes: details.size, written: details.mtime };
    }
  }

  return {
    setting: `DATA_DIR=${dirname(files)}`,
    identifier,
    removed,
    list,
    put: (id, path) => rename(path, place(id)),

    async open(id, part) {
      try {
        const file = await open(place(id));
        return file.createReadStream(part);
      } catch (error) {
        if (failedWith(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    async remove(names) {
      for (const name of names) await rm(place(name), { force: true });
    },

    async moveToRemoved(names, now) {
      if (names.length === 0) return 0;
      const today = join(removed, removalFolder(now));
      await mkdir(today, { recursive: true });
      let moved = 0;
      for (const name of names) {
        try {
          await rename(place(name), join(today, name));
          moved += 1;
        } catch (error) {
          // Another server has moved the file.
          if (!failedWith(error, 'ENOENT')) throw error;
        }
      }
      return moved;
    },

    async deleteExpired(now) {
      let deleted = 0;
      for (const name of await readdir(removed).catch(() => [])) {
        if (!isExpired(name, now)) continue;
        const expired = join(removed, name);
        deleted += (await readdir(expired).catch(() => [])).length;
        await rm(expired, { recursive: true, force: true });
      }
      return deleted;
    },

    async recordClosure(userId) {
      await mkdir(closed, { recursive: true });
      await writeFile(join(closed, userId), '');
    },
    withdrawClosure: (userId) => rm(join(closed, userId), { force: true }),
    async closures() {
      try {
        return await readdir(closed);
      } catch (error) {
        if (failedWith(error, 'ENOENT')) return [];
        throw error;
      }
    },

    async owner() {
      try {
        return (await readFile(identifier, 'utf8')).trim();
      } catch (error) {
        if (failedWith(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    async claim(id) {
      try {
        await writeFile(identifier, `${id}\n`, { flag: 'wx' });
      } catch (error) {
        // Another process has claimed the store concurrently.
        if (!failedWith(error, 'EEXIST')) throw error;
      }
    },

    check: () => access(files, constants.W_OK),
  };
}
