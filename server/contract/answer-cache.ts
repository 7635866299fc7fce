import { encode, type EncodedBody } from './encoded-body.ts';

/** Keeps answers that are the same for everyone and rarely change. */
export interface AnswerCache {
  get: (key: string) => EncodedBody | undefined;
  /** Keeps `body` for `seconds`. */
  put: (key: string, body: string, seconds: number) => EncodedBody;
  /** Forgets everything: what the answers show has changed. */
  clear: () => void;
}

/** A cache in this process. Its keys come from the contract, so their number is bounded. */
export function answerCache(now: () => Date): AnswerCache {
  const cached = new Map<string, { answer: EncodedBody; until: number }>();
  return {
    get: (key) => {
      const entry = cached.get(key);
      return entry !== undefined && entry.until > now().getTime() ? entry.answer : undefined;
    },
    put: (key, body, seconds) => {
      const answer = encode(body);
      cached.set(key, { answer, until: now().getTime() + seconds * 1000 });
      return answer;
    },
    clear: () => cached.clear(),
  };
}
