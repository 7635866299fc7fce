import { uniqueId } from '@/lib/unique-id';

/**
 * Gives each change a key of its own, and the same change the same key when it is sent again: the
 * server then does it once, whatever became of the first response.
 * @param earlier keys that were sent before the page was opened again
 */
export function saveAttempts(earlier: readonly string[] = []) {
  const keys = new Set(earlier);
  let last: { key: string; content: string } | undefined;
  return {
    /** The key to send a content with. */
    keyFor(content: unknown): string {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { key: uniqueId(), content: text };
      keys.add(last.key);
      return last.key;
    },
    /** Every key that was sent. */
    sent: () => [...keys],
    /** Whether a stored revision was made by one of these attempts: only its response was lost. */
    isOwn: (saveKey: string) => keys.has(saveKey),
  };
}
