import { useSyncExternalStore } from 'react';
import { readText } from '@/lib/storage';

export const OUTBOX = 'outbox';

const CHANGED = 'outbox-changed';

/** Notifies this page of a change; other tabs receive `storage` events. */
export function notifyOutboxChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function listen(listener: () => void): () => void {
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, 'storage']) window.removeEventListener(event, listener);
  };
}

/** Returns whether the outbox has items, without loading the code that parses them. */
export function useHasOutboxItems(): boolean {
  return useSyncExternalStore(listen, () => readText(OUTBOX) !== undefined);
}
