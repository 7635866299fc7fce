import { Button, Form } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RecordKind, RecordStamp, RecordVersion } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { newestVersion } from './newest-version';
import { fillForm } from './record-content';
import { RecordHead } from './record-head';
import { SaveDraftButton } from './save-draft-button';
import { useOptimisticSave } from './use-optimistic-save';

/** A record with versions and possibly a draft. */
interface VersionedRecord<Content> {
  id: string;
  revision: number;
  published: boolean;
  created?: RecordStamp;
  updated?: RecordStamp;
  draft?: { at: string; by?: string; content: Content };
}

/** The parts of a generated mutation that the editor uses. */
interface Write<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>;
  isPending: boolean;
}

type Saved<Body> = Write<{ data: Body & { id: string; revision: number } }>;

interface Options<Body extends object, Item> {
  kind: RecordKind;
  /** `new`: create a record; undefined: closed. */
  item: Item | 'new' | undefined;
  blank: Partial<Body>;
  labels: Readonly<Record<string, string>>;
  create: Write<{ data: Body }>;
  update: Saved<Body>;
  saveDraft: Saved<Body>;
  discard: Write<{ id: string }>;
  onClose: () => void;
}

/** Form state of a versioned record: creates, saves, stores drafts, restores versions. */
export function useRecordEditor<
  Body extends object,
  Item extends Partial<Body> & VersionedRecord<Partial<Body>>,
>({ kind, item, labels, blank, ...options }: Options<Body, Item>) {
  const { create, update, saveDraft, discard } = options;
  const [form] = Form.useForm<Body>();
  /** Content that has replaced the form's initial values. */
  const [filled, setFilled] = useState<RecordVersion | 'published'>();
  const onClose = () => {
    setFilled(undefined);
    options.onClose();
  };
  const editing = item === 'new' ? undefined : item;
  const draft = filled === undefined ? editing?.draft : undefined;
  const version = filled === 'published' ? undefined : filled;
  const saver = useOptimisticSave<Body, number>({
    base: editing && { content: editing, revision: editing.revision },
    labels,
    readNewest: () => newestVersion(kind, editing?.id ?? ''),
    update: (body, revision) =>
      update.mutateAsync({ data: { ...body, id: editing?.id ?? '', revision } }),
    onSaved: onClose,
  });
  const fill = (content: object, what: typeof filled) => {
    fillForm(form, content);
    setFilled(what);
  };
  const ignore = () => undefined;
  const save: MessageId =
    item === 'new'
      ? 'staff.publish'
      : editing?.published === true && draft
        ? 'staff.draft.publish'
        : 'staff.save';
  /** Creates the record, published or not. */
  const createAs = (published: boolean) => {
    form.setFieldValue('published' as never, published);
    form.submit();
  };

  return {
    form,
    editing,
    /** Key that remounts rich text editors after their content was replaced. */
    start: version?.number ?? (filled === undefined ? ('first' as const) : ('published' as const)),
    dialog: saver.dialog,
    drawer: {
      open: item !== undefined,
      size: 720,
      form,
      name: editing?.id ?? `new-${kind}`,
      initialValues: editing?.draft?.content ?? editing ?? blank,
      unsaved: version !== undefined,
      saving: create.isPending || saver.saving,
      savingDraft: saveDraft.isPending,
      save,
      ...(item === 'new' && { onPress: () => createAs(true) }),
      secondary:
        item === 'new' ? (
          <Button loading={create.isPending} onClick={() => createAs(false)}>
            <FormattedMessage id="staff.saveUnpublished" />
          </Button>
        ) : (
          editing?.published === true && (
            <SaveDraftButton
              form={form}
              saving={saveDraft.isPending}
              save={(values) =>
                saveDraft.mutateAsync({
                  data: { ...values, id: editing.id, revision: editing.revision },
                })
              }
              onSaved={onClose}
            />
          )
        ),
      head: editing && (
        <RecordHead
          kind={kind}
          record={editing}
          draft={draft}
          version={version}
          discarding={discard.isPending}
          onDiscard={() =>
            void discard
              .mutateAsync({ id: editing.id })
              .then(() => fill(editing, 'published'), ignore)
          }
          onUse={fill}
        />
      ),
      onSave: (body: Body) => {
        if (editing) saver.save(body);
        else void create.mutateAsync({ data: body }).then(onClose, ignore);
      },
      onClose,
    },
  };
}
