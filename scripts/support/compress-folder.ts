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

/** Bytes below which compression saves less than its header costs. */
const LEAST = 1024;

/** How many files were compressed, and their bytes before and after brotli. */
export interface Compressed {
  files: number;
  bytes: number;
  brotli: number;
}

/** Brotli of a text at the highest level, as the server sends it. */
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
 * Writes a `.br` (brotli 11) and a `.gz` (gzip 9) beside every text file over 1 KB in `folder` and
 * below, so that the server compresses nothing while it answers. Throws when the folder is missing.
 */
export function compressFolder(folder: string): Compressed {
  const total = { files: 0, bytes: 0, brotli: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    // `.vite/` describes the build to tools; nobody asks the server for it.
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
