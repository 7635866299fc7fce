import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMappings } from '@/api/generated/reference/reference';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { DictionaryTable } from './dictionary-table';
import { findEntries } from './entries';
import { NewEntry } from './new-entry';
import { RemoveValue } from './remove-value';
import { TypeSelect } from './type-select';
import { useTypeName } from './use-type-name';

/** Dictionaries: types and entries with their labels in three languages. */
export function DictionaryPage() {
  const intl = useIntl();
  const typeName = useTypeName();
  const [type, setType] = useState<string>();
  const [keywords, setKeywords] = useState('');
  const [dialog, setDialog] = useState<'add' | 'remove'>();
  const { data, error, isError, isPending, refetch } = useListMappings();
  const entries = data ?? [];

  return (
    <StaffPage
      title={<FormattedMessage id="route.SysDict" />}
      actions={
        <>
          <TypeSelect
            allowClear
            style={{ minWidth: 240 }}
            entries={entries}
            aria-label={intl.formatMessage({ id: 'dictionary.type' })}
            placeholder={intl.formatMessage({ id: 'dictionary.allTypes' })}
            onChange={(value?: string) => setType(value)}
          />
          <Input.Search
            allowClear
            style={{ width: 260 }}
            aria-label={intl.formatMessage({ id: 'dictionary.search' })}
            placeholder={intl.formatMessage({ id: 'dictionary.search' })}
            onSearch={setKeywords}
          />
          <Button danger disabled={entries.length === 0} onClick={() => setDialog('remove')}>
            <FormattedMessage id="dictionary.removeValue" />
          </Button>
          <Button type="primary" onClick={() => setDialog('add')}>
            <FormattedMessage id="dictionary.add" />
          </Button>
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <DictionaryTable
          entries={findEntries(entries, { type, keywords, typeName })}
          loading={isPending}
          narrowed={type !== undefined || keywords !== ''}
        />
      )}
      <NewEntry type={type} open={dialog === 'add'} onClose={() => setDialog(undefined)} />
      <RemoveValue
        entries={entries}
        type={type}
        open={dialog === 'remove'}
        onClose={() => setDialog(undefined)}
      />
    </StaffPage>
  );
}
