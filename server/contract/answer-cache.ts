import type { ChangeChannel } from '../database/change-channel.ts';
import { encode, type EncodedBody } from './encoded-body.ts';

/** Keeps answers that are the same for everyone and rarely change. */
export interface AnswerCache {
  get: (key: string) => EncodedBody | undefined;
  /** How often the cache was cleared: ask before an answer is made. */
  generation: () => number;
  /**
   * Encodes `body` and keeps it for `seconds`; but not where the cache was cleared since `generation`,
   * as the answer may show what was before the change.
   */
  put: (key: string, body: string, made: { seconds: number; generation: number }) => EncodedBody;
  /** Forgets everything, here and in the other processes: what the answers show has changed. */
  clear: () => void;
}

interface CacheOptions {
  now: () => Date;
  /** The processes that share the database; absent: this is the only one. */
  changes?: ChangeChannel | undefined;
}

/** A cache in this process. Its keys come from the contract, so their number is bounded. */
export function answerCache({ now, changes }: CacheOptions): AnswerCache {
  const cached = new Map<string, { answer: EncodedBody; until: number }>();
  let generation = 0;

  function forget(): void {
    generation += 1;
    cached.clear();
  }
  changes?.onChange(forget);

  return {
    get: (key) => {
      const entry = cached.get(key);
      return entry !== undefined && entry.until > now().getTime() ? entry.answer : undefined;
    },
    generation: () => generation,
    put: (key, body, made) => {
      const answer = encode(body);
      if (made.generation === generation) {
        cached.set(key, { answer, until: now().getTime() + made.seconds * 1000 });
      }
      return answer;
    },
    clear: () => {
      forget();
      changes?.announce();
    },
  };
}
