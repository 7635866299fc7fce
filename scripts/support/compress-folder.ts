import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Minimum size in bytes; smaller files don't profit from compression. */
const LEAST = 1024;

/** Number of compressed files, and their bytes before and after brotli. */
export interface Compressed {
  files: number;
  bytes: number;
  brotli: number;
}

/** Compresses a text with brotli at the highest level, as the server sends it. */
export function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/**
 * Writes a `.br` (brotli 11) and a `.gz` (gzip 9) next to every text file over 1 KB in `folder`,
 * recursively, so that the server doesn't compress responses. Throws if the folder is missing.
 */
export function compressFolder(folder: string): Compressed {
  const total = { files: 0, bytes: 0, brotli: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // `.vite/` is for tools and isn't served.
    if (name.startsWith('.') || !TEXT.has(extname(name))) continue;
    if (statSync(path).size <= LEAST) continue;
    const text = readFileSync(path);
    const small = brotli(text);
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    total.files += 1;
    total.bytes += text.length;
    total.brotli += small.length;
  }
  return total;
}
