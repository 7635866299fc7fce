import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject, StaffProjectPage } from '@/api/generated/model';
import { entryState } from '@/domain/entry/entry-state';
import { PermissionButton } from '@/session/permission-button';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StatusTag } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton } from '@/ui/admin/row-button';
import { ChosenEntries } from './chosen-entries';
import type { Outcome } from './decision-outcome';
import { AwardName } from './award-name';
import { ENTRY_TONES } from './entry-tones';
import type { StaffEntriesSearch } from './entry-search';
import { SeenByOthers } from './seen-by-others';
import styles from './entry-table.module.css';

interface Props {
  page: StaffProjectPage | undefined;
  loading: boolean;
  /** Search of the list; links to entries keep it for navigation between neighbours. */
  search: StaffEntriesSearch;
  onPage: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  onReview: (entry: StaffProject) => void;
  onReviewMany: (entries: readonly StaffProject[]) => void;
  onUndone: (outcome: Outcome) => void;
}

const SORT_FIELDS = { name: 'name', submitDate: 'submitDate', status: 'status' };

export function EntryTable(props: Props) {
  const { page, loading, search, onPage, onSort, onReview, onReviewMany, onUndone } = props;
  const intl = useIntl();
  const actions = useRowActions(120);
  const dates = useDates();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const entries = page?.records ?? [];
  // Ignores a selection on another page.
  const chosenHere = entries.filter(({ id }) => chosen.includes(id));
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
      render: (_, { status, finalist, awards: [award], prizeId, matchInfoId }) => (
        <span className={styles['states']}>
          <StatusTag tone={ENTRY_TONES[status] ?? 'plain'}>
            <FormattedMessage id={`staff.entry.${entryState({ status, finalist })}`} />
          </StatusTag>
          {award !== undefined && (
            <span>
              <AwardName matchInfoId={matchInfoId} prizeId={prizeId} award={award} />
            </span>
          )}
        </span>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffEntry.reviewer' }),
      key: 'reviewer',
      width: 120,
      render: (_, { reviewer }) => reviewer?.name ?? '–',
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
        <PermissionButton
          as={RowButton}
          authority={['entry:review']}
          onClick={() => onReview(entry)}
        >
          <FormattedMessage id="staff.review" />
        </PermissionButton>
      ),
    },
  ];
  return (
    <>
      {entries.length > 0 && (
        <ChosenEntries
          entries={entries}
          chosen={chosenHere}
          onChoose={setChosen}
          onReview={onReviewMany}
          onUndone={onUndone}
        />
      )}
      <RecordTable
        rowKey="id"
        name="entries"
        page={page}
        sort={{ value: search.sort, fields: SORT_FIELDS, onChange: onSort }}
        columns={columns}
        dataSource={entries}
        loading={loading}
        scroll={{ x: 1320 }}
        rowSelection={{
          // "Select all" is above the table, because antd repeats the header in a hidden, focusable row.
          hideSelectAll: true,
          selectedRowKeys: chosenHere.map(({ id }) => id),
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ name }) => ({
            'aria-label': intl.formatMessage({ id: 'staff.choose' }, { name }),
          }),
        }}
        pagination={tablePaging(page, onPage)}
      />
    </>
  );
}
