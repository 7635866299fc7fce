import { createHash } from 'node:crypto';
import { readFile, rename, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { businessRule } from '../../base/failure.ts';
import { fairQueue } from './fair-queue.ts';

// One picture at a time on one thread: the threads that it works on are those that read files.
sharp.concurrency(1);
sharp.cache(false);

const MILLION = 1_000_000;
/** More pixels than a camera makes: a frame that claims more is made to fill the memory. */
const MAX_PIXELS = 100 * MILLION;
/** Pixels of all frames of an animation, which are decoded one after another. */
const MAX_ANIMATION_PIXELS = 2000 * MILLION;
const QUALITY = 90;

/** Where the new bytes lie until they are whole. */
export function cleanedPath(path: string): string {
  return path.replace(/(?:\.part)?$/, '.clean.part');
}

const inTurn = fairQueue();

/** What a camera or a program wrote beside the picture: place, time, device, thumbnails. */
function hasMetadata({ exif, xmp, iptc }: Metadata): boolean {
  return [exif, xmp, iptc].some((part) => part !== undefined);
}

/** Throws the business rule against a picture whose frames, or all of them together, are too large. */
function checkSize({ width, height, pageHeight = height, pages = 1 }: Metadata): void {
  const pixels = width * pageHeight;
  const size = { width, height: pageHeight };
  if (pixels > MAX_PIXELS)
    throw businessRule('pictureTooLarge', { ...size, limit: MAX_PIXELS / MILLION / 100 });
  if (pixels * pages > MAX_ANIMATION_PIXELS)
    throw businessRule('animationTooLong', { ...size, frames: pages });
}

/**
 * Takes out of the picture at `path` what it tells about its maker: where and when it was taken, with
 * what. It is turned upright first, as only those facts said how. A picture without them stays as it
 * is, byte by byte.
 *
 * Throws the business rule against a picture that can't be read or is too large.
 * @param owner identifier of the account: accounts take turns
 * @returns size and SHA-256 of the new bytes; undefined where nothing changed
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
