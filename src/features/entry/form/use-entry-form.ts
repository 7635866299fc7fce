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
  /** Server's entry; null if there is none. */
  stored: MyProject | null;
  /** Navigates to a field with a problem. */
  onProblem: (field: EntryProblem['field']) => void;
  onSubmitted: (id: string) => void;
}

/** Logic of an entry's form on every device: local draft, validation, saving a draft, submitting. */
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

  /** Validates all steps and submits the entry, or navigates to the first problem. */
  const submit = async () => {
    const [first] = await check();
    if (first !== undefined) {
      onProblem(first.field);
      return;
    }
    const saved = await draftForm.save(1);
    if (saved !== undefined) onSubmitted(saved.id);
  };

  const onQueuedSent = useRef(onSubmitted);
  useEffect(() => {
    onQueuedSent.current = (id) => {
      // Otherwise the leave guard would stop the navigation to the details.
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
          onQueuedSent.current(sentEntry.id);
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
    /** Must be called when field errors change. */
    onFieldsChange: () => void update(),
    isUnsent: draftForm.isUnsent,
    // A queued submission is reported by `waits` instead of `problem`.
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
    /** Whether the entry was submitted offline and is queued. */
    waits: queued,
    initialValues: draft === undefined ? valuesOf(stored) : draft.values,
    /** Returns whether the server has stored the draft. */
    saveDraft: async () => (await draftForm.save(0)) !== undefined,
    /** Status of the running request. */
    loading: saver.loading,
    /** Whether a draft can be saved; a submitted entry can only be submitted again or withdrawn. */
    mayBeDraft: (stored?.status ?? 0) === 0,
    /** Whether the statement was accepted earlier. */
    accepted: stored?.agreed ?? draft?.values.agreed ?? false,
  };
}
