import type { FormInstance } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { FormDraft } from '@/lib/form-draft';
import { emptied } from '@/lib/blanks';
import type { CallFailure } from '../feedback/call-failure';
import { useFormDraft } from './use-form-draft';

/** Saves the record on the server (`useIdempotentSave`). */
interface Saver<V, S> {
  save: (status: 0 | 1, content: V) => Promise<S | undefined>;
  problem: CallFailure | undefined;
  /** Newer version of the record, saved by someone else. */
  newer: S | undefined;
  continueFrom: (record: S) => void;
  revision: () => number;
  sent: () => string[];
}

interface Options<V, S> {
  form: FormInstance<V>;
  /** Storage key of the local draft. */
  key: string;
  parse: (stored: unknown) => FormDraft<V>;
  /** Local draft found when the form was opened. */
  draft: FormDraft<V> | undefined;
  /** Server's record when the form was opened; null if there is none. */
  stored: S | null;
  valuesOf: (record: S | null) => V;
  /** Removes empty fields. */
  clean: (values: Partial<V>) => V;
  saver: Saver<V, S>;
}

/**
 * State of a form whose input is stored on the device while typing, restored, and saved on the server
 * with optimistic locking.
 */
export function useDraftForm<V, S extends { updateDate: string }>(options: Options<V, S>) {
  const { form, key, parse, draft, stored, valuesOf, clean, saver } = options;
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt);
  const [savedAt, setSavedAt] = useState(stored?.updateDate);
  const unsent = useRef(false);
  /** Content of the last save request, serialized. */
  const sentContent = useRef('');
  const values = () => clean(form.getFieldsValue(true) as Partial<V>);
  const local = useFormDraft({
    key,
    parse,
    values,
    revision: saver.revision,
    sent: saver.sent,
  });

  const show = (record: S | null) => {
    unsent.current = false;
    local.discard();
    setRestoredAt(undefined);
    // The initial values may be the discarded draft, so they are emptied as well.
    form.resetFields();
    form.setFieldsValue(emptied(form.getFieldsValue(true)) as V);
    form.setFieldsValue(valuesOf(record));
  };

  /** Discards the local draft after a save, unless the user has typed since the request. */
  const settle = () => {
    if (JSON.stringify(values()) !== sentContent.current) return;
    unsent.current = false;
    local.discard();
  };

  /** Returns the stored record; undefined if the save failed, which `notices` reports. */
  const save = async (status: 0 | 1): Promise<S | undefined> => {
    const content = values();
    sentContent.current = JSON.stringify(content);
    const saving = saver.save(status, content);
    // Stores the draft with this request's key: the response may be lost, or the page closed.
    local.store();
    const saved = await saving;
    if (saved === undefined) return undefined;
    setSavedAt(saved.updateDate);
    setRestoredAt(undefined);
    settle();
    return saved;
  };

  return {
    save,
    /** Must be called if the content of the last save was stored in another way than by `save`. */
    settle,
    /** Must be called on every change. */
    touch: () => {
      unsent.current = true;
      local.touch();
    },
    /** Whether the form has changes that the server hasn't stored. */
    isUnsent: useCallback(() => unsent.current, []),
    /** Props of `LastSavedTime`. */
    lastSaved: { onDevice: local.storedAt ?? restoredAt, onServer: savedAt },
    /** Props of `FormNotices`. */
    notices: {
      restoredAt,
      otherTab: local.otherTab,
      notStored: local.notStored,
      newer: saver.newer,
      problem: saver.problem,
      onDiscard: () => show(stored),
      onUseMine: () => {
        if (saver.newer) saver.continueFrom(saver.newer);
      },
      onUpdate: () => {
        if (!saver.newer) return;
        show(saver.newer);
        saver.continueFrom(saver.newer);
      },
    },
  };
}
