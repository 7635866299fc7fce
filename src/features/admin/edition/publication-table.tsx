import { Card } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultAct } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';

const TONES: Record<ResultAct['state'], Tone> = {
  planned: 'info',
  published: 'good',
  refused: 'bad',
  cancelled: 'plain',
  withdrawn: 'plain',
};

/** Publications of an edition's results, latest first. */
export function PublicationTable({ acts }: { acts: ResultAct[] }) {
  const intl = useIntl();
  const dates = useDates();
  if (acts.length === 0) return null;

  const columns: RecordColumn<ResultAct>[] = [
    {
      title: intl.formatMessage({ id: 'staffResult.stage' }),
      key: 'stage',
      render: (_, { stage }) => <FormattedMessage id={`staffResult.stage.${stage}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      render: (_, { state, refusal }) => (
        <>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage id={`staffResult.act.${state}`} />
          </StatusTag>{' '}
          {refusal}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.requested' }),
      key: 'at',
      render: (_, { at, by }) => [dates.moment(at), by].filter(Boolean).join(' · '),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.planned' }),
      key: 'plannedAt',
      render: (_, { plannedAt }) => plannedAt && dates.moment(plannedAt),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.published' }),
      key: 'publishedAt',
      render: (_, { publishedAt, entries = 0 }) =>
        publishedAt && (
          <FormattedMessage
            id="staffResult.publishedEntries"
            values={{ time: dates.moment(publishedAt), count: entries }}
          />
        ),
    },
    {
      title: intl.formatMessage({ id: 'staffResult.ended' }),
      key: 'endedAt',
      render: (_, { endedAt, endedBy }) =>
        endedAt && [dates.moment(endedAt), endedBy].filter(Boolean).join(' · '),
    },
  ];

  return (
    <Card
      role="region"
      aria-labelledby="publications"
      title={
        <span id="publications">
          <FormattedMessage id="staffResult.history" />
        </span>
      }
    >
      <RecordTable
        rowKey="id"
        columns={columns}
        dataSource={acts}
        scroll={{ x: 1100 }}
        pagination={false}
      />
    </Card>
  );
}
