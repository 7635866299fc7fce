import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../start-failure.ts';

/** Name of the file that says what a backup holds. */
export const MANIFEST = 'manifest.json';

const part = z.object({ bytes: z.number(), sha256: z.string() });

const schema = z.object({
  /** Of this layout. */
  format: z.literal(1),
  createdAt: z.string(),
  /** Identifier of the database, which its data folder carries too. */
  deployment: z.string(),
  /** Name of the last migration that the database had. */
  migration: z.string(),
  sealed: z.boolean(),
  /** By the table's name. */
  tables: z.record(z.string(), part.extend({ rows: z.number() })),
  /** Of stored files, by their ids. */
  files: z.record(z.string(), part),
  /** Files that the database knew and whose bytes were not there. */
  missing: z.array(z.string()),
});

/** What a backup holds. It names no person. */
export type Manifest = z.infer<typeof schema>;

/** Reads what a backup holds; throws a `StartFailure` where `folder` is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartFailure(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(`${join(folder, MANIFEST)} can't be read: it is of another version.`);
  }
}
