import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, deleteDraft, writeDraft, type FormDraft } from '@/lib/form-draft';
import { useConfirmUnload } from '@/lib/page/use-confirm-unload';
import { storageKey } from '@/lib/storage';
import { uniqueId } from '@/lib/unique-id';

/** Maximum delay before input is stored on the device, in milliseconds. */
export const STORED_AFTER = 1500;

interface Options<T> {
  key: string;
  parse: (stored: unknown) => FormDraft<T>;
  values: () => T;
  /** Server revision on which the form is based. */
  revision: () => number;
  /** Idempotency keys of the save requests. */
  sent: () => string[];
}

/** Stores a form's input on the device, and detects another tab that edits the same draft. */
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

  /** Stores the current content. */
  const store = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    const savedAt = new Date().toISOString();
    const now = latest.current;
    const stored = writeDraft(key, {
      values: now.values(),
      revision: now.revision(),
      sent: now.sent(),
      savedAt,
      tab: tab.current,
    });
    setNotStored(!stored);
    setStoredAt(stored ? savedAt : undefined);
  }, [key]);

  /** Stores pending changes immediately. */
  const flush = useCallback(() => {
    if (timer.current !== 0) store();
  }, [store]);

  /** Schedules storing after a change. */
  const touch = useCallback(() => {
    if (timer.current === 0) timer.current = window.setTimeout(store, STORED_AFTER);
  }, [store]);

  /** Deletes the stored draft. */
  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    deleteDraft(key);
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
      // Stores pending input when the page unmounts.
      flush();
    };
  }, [key, parse, flush]);

  // Without storage, the input exists only in this page.
  useConfirmUnload(notStored);

  return { touch, flush, store, discard, storedAt, otherTab, notStored };
}
