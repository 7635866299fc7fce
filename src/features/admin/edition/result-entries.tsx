import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultEntry } from '@/api/generated/model';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StatusTag } from '@/ui/admin/status-tag';
import { canSwap, movedUp } from './winner-order';

interface Props {
  entries: ResultEntry[];
  /** Called with the entries in their new order. */
  onOrder: (entries: ResultEntry[]) => void;
}

/** Entries that a stage shows; winners of one prize can change places. */
export function ResultEntries({ entries, onOrder }: Props) {
  const intl = useIntl();
  const columns: RecordColumn<ResultEntry>[] = [
    {
      title: intl.formatMessage({ id: 'staffResult.entry' }),
      key: 'name',
      render: (_, { id, name }) => (
        <Link to="/a/match/entry" search={{ id }}>
          {name}
        </Link>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.award' }),
      key: 'award',
      render: (_, { award, changed }) => (
        <>
          {award}{' '}
          {changed && (
            <StatusTag tone="notable">
              <FormattedMessage id="staffResult.new" />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.order' }),
      key: 'order',
      width: 200,
      render: (_, entry, index) => (
        <RowButtons>
          {canSwap(entries[index - 1], entry) && (
            <RowButton onClick={() => onOrder(movedUp(entries, index))}>
              <FormattedMessage id="staffResult.moveUp" />
            </RowButton>
          )}
          {canSwap(entry, entries[index + 1]) && (
            <RowButton onClick={() => onOrder(movedUp(entries, index + 1))}>
              <FormattedMessage id="staffResult.moveDown" />
            </RowButton>
          )}
        </RowButtons>
      ),
    },
  ];
  return (
    <RecordTable
      rowKey="id"
      columns={columns}
      dataSource={entries}
      scroll={{ x: 700 }}
      pagination={entries.length > 50 && { defaultPageSize: 50 }}
    />
  );
}
