import type { FormInstance } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { FormDraft } from '@/lib/form-draft';
import { emptied } from '@/lib/blanks';
import type { CallFailure } from '../feedback/call-failure';
import { useFormDraft } from './use-form-draft';

/** Saves the form's record on the server (`useVersionedSave`). */
interface Saver<V, S> {
  save: (status: 0 | 1, content: V) => Promise<S | undefined>;
  problem: CallFailure | undefined;
  /** The record as somebody else saved it meanwhile. */
  newer: S | undefined;
  continueFrom: (record: S) => void;
  revision: () => number;
  sent: () => string[];
}

interface Options<V, S> {
  form: FormInstance<V>;
  /** Where this device keeps it. */
  key: string;
  parse: (stored: unknown) => FormDraft<V>;
  /** What this device had kept when the form was opened. */
  draft: FormDraft<V> | undefined;
  /** The record as the server held it when the form was opened; null for none yet. */
  stored: S | null;
  valuesOf: (record: S | null) => V;
  /** The form's content without what is left empty. */
  clean: (values: Partial<V>) => V;
  saver: Saver<V, S>;
}

/**
 * A form whose content is never lost: kept on this device while typing, restored, saved on the
 * server by revisions. It says nothing of how the form looks.
 */
export function useDraftForm<V, S extends { updateDate: string }>(options: Options<V, S>) {
  const { form, key, parse, draft, stored, valuesOf, clean, saver } = options;
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt);
  const [savedAt, setSavedAt] = useState(stored?.updateDate);
  const unsent = useRef(false);
  /** What was sent last, whatever became of it. */
  const tried = useRef('');
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
    // Back to what it was opened with, which may be what is discarded: so that goes, too.
    form.resetFields();
    form.setFieldsValue(emptied(form.getFieldsValue(true)) as V);
    form.setFieldsValue(valuesOf(record));
  };

  /** The server has what was sent last; what was typed since stays on this device. */
  const settle = () => {
    if (JSON.stringify(values()) !== tried.current) return;
    unsent.current = false;
    local.discard();
  };

  /** Answers the record as it is stored now; undefined where it wasn't saved, which is shown. */
  const save = async (status: 0 | 1): Promise<S | undefined> => {
    const content = values();
    tried.current = JSON.stringify(content);
    const going = saver.save(status, content);
    // With the key of this save: its response may be lost, and this page with it.
    local.store();
    const saved = await going;
    if (saved === undefined) return undefined;
    setSavedAt(saved.updateDate);
    setRestoredAt(undefined);
    settle();
    return saved;
  };

  return {
    save,
    /** What was sent last got through after all, by another way than `save`. */
    settle,
    /** Something was typed. */
    touch: () => {
      unsent.current = true;
      local.touch();
    },
    /** Whether something was typed that the server doesn't have. */
    isUnsent: useCallback(() => unsent.current, []),
    /** When what is shown was kept or saved last. */
    lastSaved: { onDevice: local.storedAt ?? restoredAt, onServer: savedAt },
    /** What `FormNotices` tells. */
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
