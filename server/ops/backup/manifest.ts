import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartFailure } from '../../base/start-failure.ts';
import type { Backup } from './place.ts';

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
  /** Tells its key from others; absent where there is none. */
  keyMark: z.string().optional(),
  /** By the table's name. */
  tables: z.record(z.string(), part.extend({ rows: z.number() })),
  /** Of stored files, by their ids. */
  files: z.record(z.string(), part),
  /** Files that the database knew and whose bytes were not there. */
  missing: z.array(z.string()),
});

/** What a backup holds. It names no person. */
export type Manifest = z.infer<typeof schema>;

/** Reads what a backup holds; throws a `StartFailure` where it is none. */
export async function readManifest({ place, name }: Backup): Promise<Manifest> {
  const address = place.addressOf(name);
  const stream = await place.open(name, MANIFEST);
  if (stream === undefined)
    throw new StartFailure(`${address} is no backup: it has no ${MANIFEST}.`);
  try {
    return schema.parse(JSON.parse(await text(stream)));
  } catch {
    throw new StartFailure(`${address}/${MANIFEST} can't be read: it is of another version.`);
  }
}
