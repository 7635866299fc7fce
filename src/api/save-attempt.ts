import { uniqueId } from '@/lib/unique-id';

/**
 * Assigns a key to each change. Repeated saves of the same content use the same key, so that the
 * server applies them once.
 * @param earlier keys sent before the page was reloaded
 */
export function saveAttempts(earlier: readonly string[] = []) {
  const keys = new Set(earlier);
  let last: { key: string; content: string } | undefined;
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { key: uniqueId(), content: text };
      keys.add(last.key);
      return last.key;
    },
    sent: () => [...keys],
    /** Returns whether one of these attempts created a stored revision whose response was lost. */
    isOwn: (saveKey: string) => keys.has(saveKey),
  };
}
