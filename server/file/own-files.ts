import { and, eq, inArray } from 'drizzle-orm';
import { businessRule } from '../contract/failure.ts';
import type { Transaction } from '../database/open.ts';
import { files } from '../database/schema.ts';

interface Named {
  /** Files that must be pictures. */
  pictures?: readonly (string | undefined)[];
  videos?: readonly (string | undefined)[];
  others?: readonly string[];
}

/** Refuses files that the user didn't store, and pictures and videos that are none. */
export async function checkOwnFiles(
  tx: Transaction,
  userId: string,
  { pictures = [], videos = [], others = [] }: Named,
): Promise<void> {
  const ids = [...pictures, ...videos, ...others].filter((id) => id !== undefined);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: files.id, mime: files.mime })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)));
  const mimes = new Map(rows.map(({ id, mime }) => [id, mime]));
  if (ids.some((id) => !mimes.has(id))) throw businessRule('fileNotYours');
  const are = (kind: string, named: readonly (string | undefined)[]) =>
    named.every((id) => id === undefined || mimes.get(id)?.startsWith(kind));
  if (!are('image/', pictures) || !are('video/', videos)) throw businessRule('fileKind');
}
