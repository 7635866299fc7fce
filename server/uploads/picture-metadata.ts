import { createHash } from 'node:crypto';
import { readFile, rename, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { businessRule } from '../contract/failure.ts';
import { fairQueue } from './fair-queue.ts';

// One picture at a time on one thread: the threads that it works on are those that read files.
sharp.concurrency(1);
sharp.cache(false);

/** More points than any camera makes: what claims more is made to fill the memory. */
const MAX_PIXELS = 100_000_000;
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

/**
 * Takes out of the picture at `path` what it tells about its maker: where and when it was taken, with
 * what. It is turned upright first, as only those facts said how. A picture without them stays as it
 * is, byte by byte.
 *
 * Throws the business rule against a picture that can't be read.
 * @param owner identifier of the account: accounts take turns
 * @returns size and SHA-256 of the new bytes; undefined where nothing changed
 */
export async function removePictureMetadata(
  path: string,
  owner: string,
): Promise<{ size: number; hash: string } | undefined> {
  return await inTurn(owner, async () => {
    const picture = sharp(path, { animated: true, limitInputPixels: MAX_PIXELS });
    const metadata = await picture.metadata().catch(() => {
      throw businessRule('pictureInvalid');
    });
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
