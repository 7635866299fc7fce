import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft, type FormDraft } from '@/lib/form-draft';
import { storageKey } from '@/lib/storage';
import { uniqueId } from '@/lib/unique-id';

/** What is typed is on this device at the latest after so many milliseconds. */
export const STORED_AFTER = 1500;

interface Options<T> {
  key: string;
  parse: (stored: unknown) => FormDraft<T>;
  /** The form's content at this moment. */
  values: () => T;
  /** The server's revision that the form is based on. */
  revision: () => number;
  /** Keys of the saves that were sent. */
  sent: () => string[];
}

/** Keeps what is typed on this device, and notices another tab that does the same. */
export function useFormDraft<T>({ key, parse, values, revision, sent }: Options<T>) {
  const tab = useRef(uniqueId());
  const timer = useRef(0);
  const latest = useRef({ values, revision, sent });
  const [storedAt, setStoredAt] = useState<string>();
  const [otherTab, setOtherTab] = useState(false);
  const [notStored, setNotStored] = useState(false);

  useEffect(() => {
    latest.current = { values, revision, sent };
  });

  /** Keeps what the form holds now. */
  const store = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    const savedAt = new Date().toISOString();
    const now = latest.current;
    const stays = writeDraft(key, {
      values: now.values(),
      revision: now.revision(),
      sent: now.sent(),
      savedAt,
      tab: tab.current,
    });
    setNotStored(!stays);
    setStoredAt(stays ? savedAt : undefined);
  }, [key]);

  /** Keeps what was typed and isn't kept yet. */
  const flush = useCallback(() => {
    if (timer.current !== 0) store();
  }, [store]);

  /** Something was typed. */
  const touch = useCallback(() => {
    if (timer.current === 0) timer.current = window.setTimeout(store, STORED_AFTER);
  }, [store]);

  /** What was typed has been sent or discarded. */
  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    removeDraft(key);
    setStoredAt(undefined);
    setNotStored(false);
  }, [key]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey(key) || event.newValue === null) return;
      const other = readDraft(key, parse);
      if (other !== undefined && other.tab !== tab.current) setOtherTab(true);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      // Leaving the page keeps what was typed a moment ago.
      flush();
    };
  }, [key, parse, flush]);

  useEffect(() => {
    if (!notStored) return undefined;
    // The page is the only one that knows it: the browser asks before it goes.
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [notStored]);

  return { touch, flush, store, discard, storedAt, otherTab, notStored };
}
