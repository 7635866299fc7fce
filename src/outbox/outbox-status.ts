import { useSyncExternalStore } from 'react';
import { readText } from '@/lib/storage';

/** Where sign-ups wait for the network, in local storage. */
export const OUTBOX = 'outbox';

const CHANGED = 'outbox-changed';

/** Tells this page that its outbox was written; other tabs hear it from the storage. */
export function notifyOutboxChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function listen(listener: () => void): () => void {
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, 'storage']) window.removeEventListener(event, listener);
  };
}

/** Whether anything waits, without the code that reads what: every page asks this. */
export function useHasOutboxItems(): boolean {
  return useSyncExternalStore(listen, () => readText(OUTBOX) !== undefined);
}
