import { Button, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useListRoundJudges, useRemindJudges } from '@/api/generated/staff-judging/staff-judging';
import type { JudgingRound, RoundJudge } from '@/api/generated/model';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { notify } from '@/lib/notices';
import { usePermission } from '@/session/use-permission';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { AssignDialog } from './assign-dialog';
import { ExpertAppointment } from './expert-appointment';
import { InviteJudge } from './invite-judge';
import { JudgeCell } from './judge-cell';

/** Judges of a round with their progress, reminders and automatic assignment. */
export function RoundJudges({ round }: { round: JudgingRound }) {
  const intl = useIntl();
  const { can } = usePermission();
  const domains = useDomainChoices();
  const { data, error, isError, isFetching, refetch } = useListRoundJudges(round.id, {
    // Judges change it at any time.
    query: { staleTime: 0 },
  });
  const active = (data ?? []).filter(({ inactive }) => inactive !== true);
  const remind = useRemindJudges();
  const [assigning, setAssigning] = useState(false);
  const text = (id: 'judge' | 'assigned' | 'submitted' | 'declined' | 'judgeMean') =>
    intl.formatMessage({ id: `staffJudging.${id}` });
  const columns: RecordColumn<RoundJudge>[] = [
    {
      title: text('judge'),
      key: 'name',
      width: 220,
      render: (_, judge) => <JudgeCell judge={judge} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.organisation' }),
      key: 'organisation',
      render: (_, { organisation }) => organisation ?? '–',
    },
    {
      title: intl.formatMessage({ id: 'entry.fact.domain' }),
      key: 'domains',
      render: (_, judge) => judge.domains.map((code) => labelOf(domains, code)).join(', ') || '–',
    },
    { title: text('assigned'), dataIndex: 'assigned', width: 110 },
    { title: text('submitted'), dataIndex: 'submitted', width: 110 },
    { title: text('declined'), dataIndex: 'declined', width: 110 },
    {
      title: text('judgeMean'),
      key: 'mean',
      width: 120,
      render: (_, { mean }) => (mean === undefined ? '–' : <FormattedNumber value={mean} />),
    },
  ];
  return (
    <>
      <Space wrap style={{ minHeight: 40, marginBottom: 8 }}>
        <Button
          type="primary"
          disabled={active.length === 0 || round.state === 'closed'}
          onClick={() => setAssigning(true)}
        >
          <FormattedMessage id="staffJudging.assign" />
        </Button>
        <Button
          disabled={round.state !== 'open'}
          loading={remind.isPending}
          onClick={() =>
            remind.mutate(
              { data: { roundId: round.id } },
              {
                onSuccess: ({ notified: count }) =>
                  notify(
                    'success',
                    intl.formatMessage({ id: 'staffJudging.reminded' }, { count }),
                    3,
                  ),
              },
            )
          }
        >
          <FormattedMessage id="staffJudging.remind" />
        </Button>
        <InviteJudge />
      </Space>
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching}
          scroll={{ x: 1000 }}
          pagination={{ defaultPageSize: 50, hideOnSinglePage: true }}
        />
      )}
      {can(['expert:review']) && data !== undefined && <ExpertAppointment judges={active} />}
      <AssignDialog
        open={assigning}
        roundId={round.id}
        judges={active}
        onClose={() => setAssigning(false)}
      />
    </>
  );
}
