import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject, StaffProjectPage } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StatusTag } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton } from '@/ui/admin/row-button';
import { ENTRY_TONES } from './entry-tones';
import type { StaffEntriesSearch } from './entry-search';
import { SeenByOthers } from './seen-by-others';

interface Props {
  page: StaffProjectPage | undefined;
  loading: boolean;
  /** What the list is narrowed down to: an entry is read among its neighbours there. */
  search: StaffEntriesSearch;
  onPage: (page: number) => void;
  onReview: (entry: StaffProject) => void;
}

/** The entries of one page. */
export function EntryTable({ page, loading, search, onPage, onReview }: Props) {
  const intl = useIntl();
  const actions = useRowActions(120);
  const dates = useDates();
  const columns: RecordColumn<StaffProject>[] = [
    {
      title: intl.formatMessage({ id: 'staff.entryName' }),
      key: 'name',
      width: 260,
      render: (_, { id, name }) => (
        <Link to="/a/match/entry" search={{ ...search, id }}>
          {name}
        </Link>
      ),
    },
    { title: intl.formatMessage({ id: 'staff.leader' }), dataIndex: 'leader', width: 120 },
    { title: intl.formatMessage({ id: 'staff.company' }), dataIndex: 'company', ellipsis: true },
    {
      title: intl.formatMessage({ id: 'staff.submitted' }),
      key: 'submitDate',
      width: 150,
      render: (_, { submitDate }) => (submitDate === undefined ? '–' : dates.moment(submitDate)),
    },
    {
      title: intl.formatMessage({ id: 'staff.decision' }),
      key: 'status',
      width: 160,
      render: (_, { status, awards }) => (
        <>
          <StatusTag tone={ENTRY_TONES[status] ?? 'plain'}>
            <FormattedMessage id={`staff.entry.${status}`} />
          </StatusTag>
          {awards.join(', ')}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.seenByOthers' }),
      key: 'published',
      width: 200,
      render: (_, entry) => <SeenByOthers entry={entry} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, entry) => (
        <RowButton onClick={() => onReview(entry)}>
          <FormattedMessage id="staff.review" />
        </RowButton>
      ),
    },
  ];
  return (
    <RecordTable
      rowKey="id"
      columns={columns}
      dataSource={page?.records ?? []}
      loading={loading}
      scroll={{ x: 1150 }}
      pagination={tablePaging(page, onPage)}
    />
  );
}
