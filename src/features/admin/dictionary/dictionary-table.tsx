import {
  useUpdateDictionaryEntry,
  useDeleteDictionaryEntry,
} from '@/api/generated/dictionary/dictionary';
import { Popconfirm, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listMappings } from '@/api/generated/reference/reference';
import type { DictionaryEntryChange, MappingEntry } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { RemoveQuestion } from './remove-question';
import { TypeName } from './type-name';

interface LabelFieldProps {
  language: Language;
  value: string;
  onChange: (label: string) => void;
  onEnter: () => void;
}

/** Input for one language's label of the edited entry. */
function LabelField({ language, value, onChange, onEnter }: LabelFieldProps) {
  return (
    <Input
      size="small"
      aria-label={LANGUAGE_NAMES[language]}
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onPressEnter={onEnter}
    />
  );
}

/** Page size (spec section 9). */
const PAGE_SIZE = 20;
const COLUMNS = Object.keys(LANGUAGE_NAMES) as Language[];

interface Props {
  entries: MappingEntry[];
  loading: boolean;
  /** Whether a type or keywords are set. */
  narrowed: boolean;
}

/** Table of the entries; edits one row at a time. */
export function DictionaryTable({ entries, loading, narrowed }: Props) {
  const intl = useIntl();
  const actions = useRowActions(180);
  const [draft, setDraft] = useState<MappingEntry>();
  /** Version on which the draft is based; unlike the list, not affected by changes of other users. */
  const [base, setBase] = useState<MappingEntry>();
  const update = useUpdateDictionaryEntry();
  const remove = useDeleteDictionaryEntry();
  useUnsentChanges(draft !== undefined);

  const saver = useOptimisticSave<Omit<DictionaryEntryChange, 'id' | 'revision'>, string>({
    base: base && { content: base, revision: base.revision ?? '' },
    labels: {
      dictType: intl.formatMessage({ id: 'dictionary.type' }),
      value: intl.formatMessage({ id: 'dictionary.value' }),
      ...Object.fromEntries(COLUMNS.map((one) => [`labels.${one}`, LANGUAGE_NAMES[one]])),
    },
    readNewest: async () => {
      const newest = (await listMappings()).find(({ id }) => id === base?.id);
      const at = newest?.updateDate;
      return newest && { content: newest, revision: newest.revision ?? '', at };
    },
    update: (body, revision) =>
      update.mutateAsync({ data: { ...body, id: base?.id ?? '', revision } }),
    onSaved: () => setDraft(undefined),
  });
  const send = () => {
    if (!draft) return;
    const { dictType, value, parentId, labels, remarks } = draft;
    saver.save({
      dictType,
      value,
      labels,
      ...(parentId !== undefined && { parentId }),
      ...(remarks !== undefined && { remarks }),
    });
  };

  const columns: RecordColumn<MappingEntry>[] = [
    {
      title: intl.formatMessage({ id: 'dictionary.type' }),
      key: 'dictType',
      width: 160,
      render: (_, { dictType }) => <TypeName type={dictType} />,
    },
    {
      title: intl.formatMessage({ id: 'dictionary.value' }),
      dataIndex: 'value',
      width: 160,
      render: (value: string) => <span translate="no">{value}</span>,
    },
    ...COLUMNS.map((language) => ({
      title: LANGUAGE_NAMES[language],
      key: language,
      render: (_: unknown, entry: MappingEntry) =>
        draft?.id === entry.id ? (
          <LabelField
            language={language}
            value={draft.labels[language]}
            onChange={(label) =>
              setDraft({ ...draft, labels: { ...draft.labels, [language]: label } })
            }
            onEnter={send}
          />
        ) : (
          <span lang={LANGUAGES[language]}>{entry.labels[language]}</span>
        ),
    })),
    {
      title: intl.formatMessage({ id: 'dictionary.actions' }),
      ...actions,
      render: (_, entry) =>
        draft?.id === entry.id ? (
          <RowButtons>
            <RowButton variant="solid" loading={saver.saving} onClick={send}>
              <FormattedMessage id="dictionary.save" />
            </RowButton>
            <RowButton onClick={() => setDraft(undefined)}>
              <FormattedMessage id="dictionary.cancel" />
            </RowButton>
          </RowButtons>
        ) : (
          <RowButtons>
            <RowButton
              onClick={() => {
                setDraft(entry);
                setBase(entry);
              }}
            >
              <FormattedMessage id="dictionary.edit" />
            </RowButton>
            <Popconfirm
              title={<RemoveQuestion type={entry.dictType} value={entry.value} />}
              okText={intl.formatMessage({ id: 'staff.deleteNamed.entry' })}
              okButtonProps={{ danger: true }}
              cancelText={intl.formatMessage({ id: 'dictionary.cancel' })}
              onConfirm={() => remove.mutate({ id: entry.id })}
            >
              <RowButton>
                <FormattedMessage id="dictionary.remove" />
              </RowButton>
            </Popconfirm>
          </RowButtons>
        ),
    },
  ];

  return (
    <>
      {saver.dialog}
      <RecordTable
        rowKey="id"
        columns={columns}
        dataSource={entries}
        loading={loading}
        narrowed={narrowed}
        scroll={{ x: 900 }}
        pagination={{ pageSize: PAGE_SIZE, showSizeChanger: false, hideOnSinglePage: true }}
      />
    </>
  );
}
