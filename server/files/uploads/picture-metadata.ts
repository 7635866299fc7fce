import { createHash } from 'node:crypto';
import { readFile, rename, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { businessRule } from '../../base/failure.ts';
import { fairQueue } from './fair-queue.ts';

// One thread, because sharp shares the thread pool with file access.
sharp.concurrency(1);
sharp.cache(false);

const MILLION = 1_000_000;
/** Maximum pixels of a frame, against decompression bombs. */
const MAX_PIXELS = 100 * MILLION;
/** Maximum pixels of all frames of an animation together; frames are decoded one by one. */
const MAX_ANIMATION_PIXELS = 2000 * MILLION;
const QUALITY = 90;

/** Returns the temporary path of the file without metadata. */
export function cleanedPath(path: string): string {
  return path.replace(/(?:\.part)?$/, '.clean.part');
}

const inTurn = fairQueue();

/** True if a picture contains metadata of a camera or program: place, time, device, thumbnails. */
function hasMetadata({ exif, xmp, iptc }: Metadata): boolean {
  return [exif, xmp, iptc].some((part) => part !== undefined);
}

/** Throws a business rule if a frame, or all frames together, are too large. */
function checkSize({ width, height, pageHeight = height, pages = 1 }: Metadata): void {
  const pixels = width * pageHeight;
  const size = { width, height: pageHeight };
  if (pixels > MAX_PIXELS)
    throw businessRule('pictureTooLarge', { ...size, limit: MAX_PIXELS / MILLION / 100 });
  if (pixels * pages > MAX_ANIMATION_PIXELS)
    throw businessRule('animationTooLong', { ...size, frames: pages });
}

/**
 * Removes metadata from the picture at `path`, such as place, time and device, after applying its
 * orientation. Leaves a picture without metadata unchanged.
 *
 * Throws a business rule if the picture is unreadable or too large.
 * @param owner identifier of the account; pictures of different accounts are processed in turn
 * @returns size and SHA-256 of the new bytes; undefined if nothing changed
 */
export async function removePictureMetadata(
  path: string,
  owner: string,
): Promise<{ size: number; hash: string } | undefined> {
  return await inTurn(owner, async () => {
    const picture = sharp(path, { animated: true, limitInputPixels: MAX_ANIMATION_PIXELS });
    const metadata = await picture.metadata().catch(() => {
      throw businessRule('pictureInvalid');
    });
    checkSize(metadata);
    if (!hasMetadata(metadata)) return undefined;
    const clean = cleanedPath(path);
    const upright = metadata.pages === undefined ? picture.autoOrient() : picture;
    const { format } = metadata;
    await upright
      .keepIccProfile()
      .toFormat(format, { ...((format === 'jpeg' || format === 'webp') && { quality: QUALITY }) })
      .toFile(clean)
      .catch(() => {
        throw businessRule('pictureInvalid');
      });
    await rename(clean, path);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    return { size: (await stat(path)).size, hash };
  });
}
