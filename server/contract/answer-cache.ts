import type { ChangeChannel } from '../database/change-channel.ts';
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
}

/** A cache in this process. Its keys come from the contract, so their number is bounded. */
export function answerCache({ now, changes }: CacheOptions): AnswerCache {
  const cached = new Map<string, Map<string, CachedAnswer>>();
  const generations = new Map<string, number>();
  /** How often everything was cleared. */
  let cleared = 0;

  const generation = (operation: string) => cleared + (generations.get(operation) ?? 0);

  function forget(operations: readonly string[]): void {
    for (const operation of operations) {
      generations.set(operation, (generations.get(operation) ?? 0) + 1);
      cached.delete(operation);
    }
  }
  changes?.onChange((operations) => {
    if (operations === undefined) {
      cleared += 1;
      cached.clear();
    } else forget(operations);
  });

  return {
    get: (operation, key) => {
      const entry = cached.get(operation)?.get(key);
      return entry !== undefined && entry.until > now().getTime() ? entry.answer : undefined;
    },
    generation,
    put: (operation, key, { body, seconds, generation: made }) => {
      const answer = encode(body);
      if (made === generation(operation)) {
        const answers = cached.get(operation) ?? new Map<string, CachedAnswer>();
        cached.set(
          operation,
          answers.set(key, { answer, until: now().getTime() + seconds * 1000 }),
        );
      }
      return answer;
    },
    clear: (operations) => {
      if (operations.length === 0) return;
      forget(operations);
      changes?.announce(operations);
    },
  };
}
