import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import { files } from '../database/schema.ts';
import type { HandlersOf, Services } from './services.ts';

/** Files that records refer to. */
export function fileHandlers({ db, files: folder }: Services): HandlersOf<'downloadFile'> {
  return {
    downloadFile: async ({ params }) => {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.id, params.id), eq(files.public, true)));
      if (row === undefined) throw notFound();
      // The contract's pattern of ids has no dot and no slash: the path stays in the folder.
      const path = join(folder, row.id);
      await access(path).catch(() => {
        throw notFound();
      });
      const { name, mime, size, hash } = row;
      return { name, mime, size, hash, open: () => createReadStream(path) };
    },
  };
}
