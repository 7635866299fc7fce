import type { ChangeChannel } from '../database/change-channel.ts';
import { recentlyUsed } from '../recently-used.ts';
import { encode, type EncodedBody } from './encoded-body.ts';

/** Keeps answers that are the same for everyone and rarely change, by operation and call. */
export interface AnswerCache {
  get: (operation: string, key: string) => EncodedBody | undefined;
  /** How often the operation's answers were cleared: ask before an answer is made. */
  generation: (operation: string) => number;
  /**
   * Encodes `body` and keeps it for `seconds`; but not where the operation was cleared since
   * `generation`, as the answer may show what was before the change.
   */
  put: (
    operation: string,
    key: string,
    made: { body: string; seconds: number; generation: number },
  ) => EncodedBody;
  /** Forgets all answers of the operations, here and in the other processes: their data has changed. */
  clear: (operations: readonly string[]) => void;
}

interface CacheOptions {
  now: () => Date;
  /** The processes that share the database; absent: this is the only one. */
  changes?: ChangeChannel | undefined;
}

interface CachedAnswer {
  answer: EncodedBody;
  /** Milliseconds. */
  until: number;
  /** The operation's generation that it was made in. */
  generation: number;
}

/** What all answers together may weigh, bytes: strangers choose what they search for. */
const MOST = 64 * 1024 * 1024;

/** Its bytes, those of its packings, and what stands around them. */
function weigh({ answer }: CachedAnswer): number {
  return answer.bodies.identity.length * 2 + 1024;
}

/** A cache in this process; beyond its size what was used longest ago goes. */
export function answerCache({ now, changes }: CacheOptions): AnswerCache {
  const cached = recentlyUsed<CachedAnswer>(MOST, weigh);
  const generations = new Map<string, number>();
  /** How often everything was cleared. */
  let cleared = 0;

  const generation = (operation: string) => cleared + (generations.get(operation) ?? 0);

  function forget(operations: readonly string[]): void {
    for (const operation of operations) {
      generations.set(operation, (generations.get(operation) ?? 0) + 1);
    }
  }
  changes?.onChange((operations) => {
    if (operations === undefined) {
      cleared += 1;
    } else forget(operations);
  });

  return {
    get: (operation, key) => {
      const entry = cached.get(`${operation} ${key}`);
      const valid = entry?.generation === generation(operation) && entry.until > now().getTime();
      return valid ? entry.answer : undefined;
    },
    generation,
    put: (operation, key, { body, seconds, generation: made }) => {
      const answer = encode(body);
      const until = now().getTime() + seconds * 1000;
      if (made === generation(operation))
        cached.set(`${operation} ${key}`, { answer, until, generation: made });
      return answer;
    },
    clear: (operations) => {
      if (operations.length === 0) return;
      forget(operations);
      changes?.announce(operations);
    },
  };
}
