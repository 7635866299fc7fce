import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartupError } from '../../base/startup-error.ts';
import type { Backup } from './place.ts';

export const MANIFEST = 'manifest.json';

const part = z.object({ bytes: z.number(), sha256: z.string() });

const schema = z.object({
  /** Version of the format. */
  format: z.literal(1),
  createdAt: z.string(),
  /** Identifier of the database, which its file store contains too. */
  deployment: z.string(),
  /** Name of the latest applied migration. */
  migration: z.string(),
  /** True if the parts are encrypted. */
  sealed: z.boolean(),
  /** Identifies the key without revealing it; absent in an unencrypted backup. */
  keyMark: z.string().optional(),
  /** Tables by name. */
  tables: z.record(z.string(), part.extend({ rows: z.number() })),
  /** Stored files by id. */
  files: z.record(z.string(), part),
  /** Ids of files in the database whose bytes were missing. */
  missing: z.array(z.string()),
});

/** Content of a backup, without personal data. */
export type Manifest = z.infer<typeof schema>;

/** Reads the manifest of a backup; throws a `StartupError` if it is invalid. */
export async function readManifest({ place, name }: Backup): Promise<Manifest> {
  const address = place.addressOf(name);
  const stream = await place.open(name, MANIFEST);
  if (stream === undefined)
    throw new StartupError(`${address} is not a backup: it has no ${MANIFEST}.`);
  try {
    return schema.parse(JSON.parse(await text(stream)));
  } catch {
    throw new StartupError(`${address}/${MANIFEST} is invalid or was written by another version.`);
  }
}
