import { Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeleteJudgingRound } from '@/api/generated/staff-judging/staff-judging';
import type { JudgingRound, JudgingState } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { useTextIn } from '@/i18n/use-text-in';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';

const TONES: Record<JudgingState, Tone> = { scheduled: 'info', open: 'good', closed: 'plain' };

interface Props {
  rounds: readonly JudgingRound[];
  /** Id of the round shown below the table. */
  chosen: string;
  onChoose: (id: string) => void;
  onEdit: (round: JudgingRound) => void;
}

/** Rounds of an edition with their progress. */
export function RoundTable({ rounds, chosen, onChoose, onEdit }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const textOf = useTextIn();
  const actions = useRowActions(180);
  const remove = useDeleteJudgingRound();
  const columns: RecordColumn<JudgingRound>[] = [
    {
      title: intl.formatMessage({ id: 'staffJudging.round' }),
      key: 'name',
      render: (_, { id, name }) => (
        <RowButton variant="name" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {id === chosen ? <strong>{textOf(name)}</strong> : textOf(name)}
        </RowButton>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 180,
      render: (_, { state, blind }) => (
        <Space wrap size={4}>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage id={`judging.round.${state}`} />
          </StatusTag>
          {blind && (
            <StatusTag tone="plain">
              <FormattedMessage id="judging.blind" />
            </StatusTag>
          )}
        </Space>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.dates' }),
      key: 'dates',
      width: 260,
      render: (_, { opens, closes }) => dates.span(opens, closes),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.entries' }),
      key: 'entries',
      width: 150,
      render: (_, { entries, judgesPerEntry }) => (
        <FormattedMessage id="staffJudging.perEntry" values={{ entries, judgesPerEntry }} />
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffJudging.progress' }),
      key: 'progress',
      width: 190,
      render: (_, { submitted, assigned }) => (
        <FormattedMessage id="judging.progress" values={{ submitted, total: assigned }} />
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, round) => (
        <EditAndDelete
          question={intl.formatMessage(
            { id: 'staffJudging.deleteRound' },
            { name: textOf(round.name) },
          )}
          confirm="staffJudging.delete"
          blocked={
            round.begun > 0 ? intl.formatMessage({ id: 'staffJudging.roundBegun' }) : undefined
          }
          deleting={remove.isPending && remove.variables.id === round.id}
          onEdit={() => onEdit(round)}
          onDelete={() => remove.mutate({ id: round.id })}
        />
      ),
    },
  ];
  return (
    <RecordTable
      rowKey="id"
      columns={columns}
      dataSource={[...rounds]}
      scroll={{ x: 1000 }}
      pagination={false}
    />
  );
}
