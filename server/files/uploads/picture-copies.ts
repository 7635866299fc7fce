import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../database/open.ts';
import { files } from '../../database/schema.ts';
import { UNFINISHED, type FileStore } from '../../store/file-store.ts';

/** Widths of the scaled copies, as in the parameters of `downloadFile`. */
export const COPY_WIDTHS = [320, 640, 960, 1440] as const;

/** Types to scale. SVG drawings are small already, and a GIF may be animated. */
const COPIED = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 78;
const MAX_PIXELS = 100_000_000;

/** Returns the identifier of a scaled copy. */
export function copyId(id: string, width: number): string {
  return `${id.slice(0, 56)}-w${String(width)}`;
}

interface Copies {
  db: Database;
  store: FileStore;
  /** Folder of incomplete files. */
  incoming: string;
  now: Date;
}

/** Returns a scaled picture as WebP; undefined if the original is unreadable. */
async function shrink(original: string, width: number): Promise<Buffer | undefined> {
  const scaled = sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width })
    .webp({ quality: QUALITY })
    .toBuffer();
  return await scaled.catch(() => undefined);
}

/** Returns the width of a picture; 0 if it is unreadable or animated. */
async function widthOf(original: string): Promise<number> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS });
  const details = await picture.metadata().catch(() => undefined);
  return details === undefined || (details.pages ?? 1) > 1 ? 0 : details.width;
}

/**
 * Makes the copies of one picture that are smaller than the original. Always removes temporary files;
 * throws errors of disk, store and database.
 */
async function copy({ db, store, incoming, now }: Copies, id: string): Promise<void> {
  const opened = await store.open(id);
  if (opened === undefined) return;
  const original = join(incoming, `${id}-copied${UNFINISHED}`);
  const unfinished = [original];
  try {
    await pipeline(opened, createWriteStream(original));
    const width = await widthOf(original);
    for (const wanted of COPY_WIDTHS.filter((one) => one < width)) {
      const bytes = await shrink(original, wanted);
      if (bytes === undefined) return;
      const made = copyId(id, wanted);
      const path = join(incoming, made + UNFINISHED);
      unfinished.push(path);
      await writeFile(path, bytes);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await store.put(made, path);
      const details = { name: `${made}.webp`, mime: 'image/webp', hash, public: true };
      await db
        .insert(files)
        .values({ id: made, ...details, size: bytes.length, copyOf: id, createDate: now })
        .onConflictDoNothing();
    }
  } finally {
    await Promise.all(unfinished.map((path) => rm(path, { force: true })));
  }
}

/**
 * Makes the scaled copies of one public picture without copies; returns false if there is none. Claims the
 * picture first instead of holding a transaction, because scaling takes long. Never retries an unreadable
 * picture. After an error of disk, store or database, throws an error with the picture's identifier and the
 * cause; the next call retries.
 */
export async function makePictureCopy(copies: Copies): Promise<boolean> {
  const { db, now } = copies;
  const next = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.public, true),
        isNull(files.copyOf),
        isNull(files.copiedAt),
        inArray(files.mime, COPIED),
      ),
    )
    .orderBy(asc(files.createDate), asc(files.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(files)
    .set({ copiedAt: now })
    .where(inArray(files.id, next))
    .returning({ id: files.id });
  if (claimed === undefined) return false;
  try {
    await copy(copies, claimed.id);
  } catch (error) {
    await db.update(files).set({ copiedAt: null }).where(eq(files.id, claimed.id));
    throw new Error(`can't scale picture ${claimed.id}`, { cause: error });
  }
  return true;
}
