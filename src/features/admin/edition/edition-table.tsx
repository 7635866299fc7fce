import { useNavigate } from '@tanstack/react-router';
import { PermissionButton } from '@/session/permission-button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffMatch } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons } from '@/ui/admin/row-button';

const TONES: Record<StaffMatch['status'], Tone> = {
  upcoming: 'info',
  signup: 'good',
  reviewing: 'notable',
  finished: 'plain',
};

interface Props {
  editions: StaffMatch[];
  loading: boolean;
}

/** Table of the editions with the publication of their results. */
export function EditionTable({ editions, loading }: Props) {
  const intl = useIntl();
  const actions = useRowActions(220);
  const dates = useDates();
  const navigate = useNavigate();

  const columns: RecordColumn<StaffMatch>[] = [
    {
      title: intl.formatMessage({ id: 'staffMatch.name' }),
      key: 'name',
      text: ({ name }) => name,
    },
    { title: intl.formatMessage({ id: 'staffMatch.year' }), dataIndex: 'year', width: 70 },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'status',
      width: 170,
      render: (_, { status, current, published, draft }) => (
        <>
          {!published && (
            <StatusTag tone="notable">
              <FormattedMessage id="staffMatch.draft" />
            </StatusTag>
          )}
          <StatusTag tone={TONES[status]}>
            <FormattedMessage id={`staffMatch.status.${status}`} />
          </StatusTag>
          {current && (
            <StatusTag tone="info">
              <FormattedMessage id="staffMatch.current" />
            </StatusTag>
          )}
          {draft && (
            <StatusTag tone="notable">
              <FormattedMessage id="staff.draftBeside" />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffMatch.signUp' }),
      key: 'signUp',
      width: 190,
      render: (_, { signUpStart, signUpEnd }) => dates.dayRange(signUpStart, signUpEnd),
    },
    {
      title: intl.formatMessage({ id: 'staffMatch.entries' }),
      key: 'entries',
      width: 140,
      render: (_, { entries, awarded }) => (
        <FormattedMessage id="staffMatch.entriesAwarded" values={{ entries, awarded }} />
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffMatch.winners' }),
      key: 'winners',
      width: 190,
      render: (_, { winners, unpublished, outdated = 0 }) => (
        <>
          <FormattedMessage id="staffMatch.winnersCount" values={{ count: winners.length }} />
          {unpublished > 0 && (
            <StatusTag tone="notable">
              <FormattedMessage id="staffMatch.unpublished" values={{ count: unpublished }} />
            </StatusTag>
          )}
          {outdated > 0 && (
            <StatusTag tone="notable">
              <FormattedMessage id="staffMatch.outdated" values={{ count: outdated }} />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, edition) => (
        <RowButtons>
          <PermissionButton
            as={RowButton}
            authority={['edition:write']}
            onClick={() => void navigate({ to: '/a/match/edition', search: { id: edition.id } })}
          >
            <FormattedMessage id="staff.edit" />
          </PermissionButton>
          <PermissionButton
            as={RowButton}
            authority={['result:publish']}
            onClick={() =>
              void navigate({ to: '/a/match/results', search: { matchInfoId: edition.id } })
            }
          >
            <FormattedMessage id="staffMatch.results" />
          </PermissionButton>
        </RowButtons>
      ),
    },
  ];

  return (
    <RecordTable
      rowKey="id"
      columns={columns}
      dataSource={editions}
      loading={loading}
      scroll={{ x: 1300 }}
      pagination={false}
    />
  );
}
