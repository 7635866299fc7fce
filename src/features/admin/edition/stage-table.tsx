import { Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWithdrawResults } from '@/api/generated/staff-match/staff-match';
import type { MatchResults, ResultStage, ResultStageState } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';

const TONES: Record<ResultStageState['state'], Tone> = {
  unpublished: 'plain',
  planned: 'info',
  published: 'good',
};

interface Props {
  results: MatchResults;
  onPreview: (stage: ResultStage) => void;
}

/** Stages of an edition's results, with preview and withdrawal. */
export function StageTable({ results: { id, stages }, onPreview }: Props) {
  const intl = useIntl();
  const actions = useRowActions(300);
  const dates = useDates();
  const withdraw = useWithdrawResults();

  const columns: RecordColumn<ResultStageState>[] = [
    {
      title: intl.formatMessage({ id: 'staffResult.stage' }),
      key: 'stage',
      render: (_, { stage }) => <FormattedMessage id={`staffResult.stage.${stage}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 260,
      render: (_, { state, publishedAt, plannedAt }) => (
        <>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage id={`staffResult.state.${state}`} />
          </StatusTag>{' '}
          {publishedAt !== undefined && dates.moment(publishedAt)}
          {plannedAt !== undefined && (
            <div>
              <FormattedMessage
                id="staffResult.plannedFor"
                values={{ time: dates.moment(plannedAt) }}
              />
            </div>
          )}
        </>
      ),
    },
    { title: intl.formatMessage({ id: 'staffResult.entries' }), dataIndex: 'entries', width: 110 },
    { title: intl.formatMessage({ id: 'staffResult.changes' }), dataIndex: 'changes', width: 140 },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, { stage, state, plannedAt }, index) => (
        <RowButtons>
          {stages.slice(index + 1).some((later) => later.state === 'published') ? (
            <FormattedMessage id="staffResult.laterPublished" />
          ) : (
            <RowButton onClick={() => onPreview(stage)}>
              <FormattedMessage id="staffResult.preview" />
            </RowButton>
          )}
          {plannedAt !== undefined && (
            <RowButton
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ data: { id, stage, plannedOnly: true } })}
            >
              <FormattedMessage id="staffResult.cancelPlan" />
            </RowButton>
          )}
          {state === 'published' && (
            <Popconfirm
              title={intl.formatMessage({ id: `staffResult.withdrawQuestion.${stage}` })}
              okText={intl.formatMessage({ id: 'staffResult.withdraw' })}
              cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
              okButtonProps={{ danger: true }}
              onConfirm={() => withdraw.mutate({ data: { id, stage } })}
            >
              <RowButton loading={withdraw.isPending}>
                <FormattedMessage id="staffResult.withdraw" />
              </RowButton>
            </Popconfirm>
          )}
        </RowButtons>
      ),
    },
  ];

  return (
    <RecordTable
      rowKey="stage"
      columns={columns}
      dataSource={stages}
      scroll={{ x: 900 }}
      pagination={false}
    />
  );
}
