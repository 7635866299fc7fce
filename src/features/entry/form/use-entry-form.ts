import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { MyProject } from '@/api/generated/model';
import { draftKey, readDraft } from '@/lib/form-draft';
import { useOutbox } from '@/outbox/outbox';
import { useDraftForm } from '@/ui/form/use-draft-form';
import type { EntryProblem } from './entry-problems';
import {
  cleanValues,
  parseEntryDraft,
  valuesOf,
  type EntryValues,
} from '@/domain/entry/entry-values';
import { useEntryProblems } from './use-entry-problems';
import { useEntrySave } from './use-entry-save';

interface Options {
  phone: string;
  /** The entry as the server holds it; null for none yet. */
  stored: MyProject | null;
  /** Brings a field into sight, on whatever step it stands. */
  onProblem: (field: EntryProblem['field']) => void;
  onSubmitted: (id: string) => void;
}

/**
 * All that the form of an entry does, whatever it looks like: kept on this device while typing,
 * restored, checked, saved as a draft, submitted once.
 */
export function useEntryForm({ phone, stored, onProblem, onSubmitted }: Options) {
  const [form] = Form.useForm<EntryValues>();
  const key = draftKey('entry', phone);
  const [draft] = useState(() => readDraft(key, parseEntryDraft));
  const { problems, check, recheck, update, reset } = useEntryProblems(form);
  const saver = useEntrySave(stored, draft);
  const draftForm = useDraftForm({
    form,
    key,
    draft,
    stored,
    saver,
    valuesOf,
    parse: parseEntryDraft,
    clean: cleanValues,
  });

  /** Checks every step first; tells what keeps the entry from being submitted. */
  const submit = async () => {
    const [first] = await check();
    if (first !== undefined) {
      onProblem(first.field);
      return;
    }
    const saved = await draftForm.save(1);
    if (saved !== undefined) onSubmitted(saved.id);
  };

  const sentAfterAll = useRef(onSubmitted);
  useEffect(() => {
    sentAfterAll.current = (id) => {
      // Else leaving for the details would be asked about.
      draftForm.settle();
      onSubmitted(id);
    };
  });
  const queued = useOutbox(({ items: waiting }) =>
    waiting.some((one) => one.kind === 'entry' && one.phone === phone),
  );
  useEffect(
    () =>
      useOutbox.subscribe(({ sentEntry }, before) => {
        if (sentEntry?.phone === phone && sentEntry !== before.sentEntry)
          sentAfterAll.current(sentEntry.id);
      }),
    [phone],
  );

  return {
    form,
    problems,
    submit,
    lastSaved: draftForm.lastSaved,
    touch: () => {
      draftForm.touch();
      recheck();
    },
    /** The errors of fields have changed. */
    onFieldsChange: () => void update(),
    isUnsent: draftForm.isUnsent,
    // While it waits for the network, that says more than that it wasn't sent.
    notices: {
      ...draftForm.notices,
      ...(queued && { problem: undefined }),
      onDiscard: () => {
        draftForm.notices.onDiscard();
        reset();
      },
      onUpdate: () => {
        draftForm.notices.onUpdate();
        reset();
      },
    },
    /** It was submitted without network, and is sent when that is back. */
    waits: queued,
    initialValues: draft === undefined ? valuesOf(stored) : draft.values,
    /** Answers whether the server has it now. */
    saveDraft: async () => (await draftForm.save(0)) !== undefined,
    /** The status that is being sent. */
    loading: saver.loading,
    /** A submitted entry is changed by submitting it again, or withdrawn. */
    mayBeDraft: stored?.status !== 1,
    /** The statement was accepted before: it need not be read again. */
    accepted: stored?.agreed ?? draft?.values.agreed ?? false,
  };
}
