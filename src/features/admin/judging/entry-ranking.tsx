import { Link } from '@tanstack/react-router';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RoundEntry } from '@/api/generated/model';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { usePermission } from '@/session/use-permission';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { StatusTag } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { AssignmentTags } from './assignment-tags';
import { RankCell } from './rank-cell';

/** Difference between the highest and the lowest total from which a spread is marked. */
const WIDE_SPREAD = 25;

interface Props {
  entries: readonly RoundEntry[];
  /** Ids of the selected entries. */
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
  /** Opens the judges of an entry. */
  onAssign: (entryId: string) => void;
  /** Opens the score sheet of an assignment. */
  onSheet: (assignmentId: string) => void;
}

const score = (value: number | undefined) =>
  value === undefined ? '–' : <FormattedNumber value={value} maximumFractionDigits={2} />;

/** Ranking of a round's entries, with scores and judges. */
export function EntryRanking({ entries, chosen, onChosen, onAssign, onSheet }: Props) {
  const intl = useIntl();
  const domains = useDomainChoices();
  const actions = useRowActions(100);
  const { can } = usePermission();
  const columns: RecordColumn<RoundEntry>[] = [
    {
      title: intl.formatMessage({ id: 'staff.entryName' }),
      key: 'name',
      width: 220,
      render: (_, { entryId: id, name }) =>
        can(['entry:read']) ? (
          <Link to="/a/match/entry" search={{ id }}>
            {name}
          </Link>
        ) : (
          name
        ),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.rank' }),
      key: 'rank',
      width: 120,
      render: (_, entry) => <RankCell entry={entry} />,
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.mean' }),
      key: 'mean',
      width: 90,
      render: (_, { mean }) => score(mean),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.normalized' }),
      key: 'normalized',
      width: 120,
      render: (_, { normalized }) => score(normalized),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.spread' }),
      key: 'spread',
      width: 120,
      render: (_, { spread }) => (
        <>
          {score(spread)}{' '}
          {spread !== undefined && spread >= WIDE_SPREAD && (
            <StatusTag tone="notable">
              <FormattedMessage id="staffJudging.wideSpread" />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.judges' }),
      key: 'judges',
      width: 260,
      render: (_, { assignments, hidden = false }) => (
        <AssignmentTags assignments={assignments} hidden={hidden} onSheet={onSheet} />
      ),
    },
    {
      title: intl.formatMessage({ id: 'entry.fact.domain' }),
      key: 'domain',
      width: 140,
      render: (_, { domain }) => (domain === undefined ? '–' : labelOf(domains, domain)),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.shortlisted' }),
      key: 'shortlisted',
      width: 110,
      render: (_, { shortlisted }) =>
        shortlisted ? (
          <StatusTag tone="good">
            <FormattedMessage id="staffJudging.shortlisted" />
          </StatusTag>
        ) : (
          '–'
        ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, { entryId }) => (
        <RowButton onClick={() => onAssign(entryId)}>
          <FormattedMessage id="staffJudging.judges" />
        </RowButton>
      ),
    },
  ];
  return (
    <RecordTable
      rowKey="entryId"
      name="round-entries"
      columns={columns}
      dataSource={[...entries]}
      scroll={{ x: 1300 }}
      rowSelection={{
        // antd repeats the header in a hidden, focusable row.
        hideSelectAll: true,
        selectedRowKeys: [...chosen],
        onChange: (keys) => onChosen(keys.map(String)),
        getCheckboxProps: ({ name }) => ({
          'aria-label': intl.formatMessage({ id: 'staff.choose' }, { name }),
        }),
      }}
      pagination={{ defaultPageSize: 50, hideOnSinglePage: true }}
    />
  );
}
