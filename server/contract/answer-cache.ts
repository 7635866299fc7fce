import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A whole answer as bytes, ready to send. */
export interface CachedAnswer {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Keeps answers that are the same for everyone and rarely change. */
export interface AnswerCache {
  get: (key: string) => CachedAnswer | undefined;
  /** Keeps `body` for `seconds`. */
  put: (key: string, body: string, seconds: number) => CachedAnswer;
  /** Forgets everything: what the answers show has changed. */
  clear: () => void;
}

function pack(body: string): CachedAnswer {
  const plain = Buffer.from(body);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    // Weak: the same answer goes out in several encodings.
    etag: `W/"${hash}"`,
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain),
  };
}

/** A cache in this process. Its keys come from the contract, so their number is bounded. */
export function answerCache(now: () => Date): AnswerCache {
  const kept = new Map<string, { answer: CachedAnswer; until: number }>();
  return {
    get: (key) => {
      const entry = kept.get(key);
      return entry !== undefined && entry.until > now().getTime() ? entry.answer : undefined;
    },
    put: (key, body, seconds) => {
      const answer = pack(body);
      kept.set(key, { answer, until: now().getTime() + seconds * 1000 });
      return answer;
    },
    clear: () => kept.clear(),
  };
}
