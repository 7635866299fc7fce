import { Select, Alert } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice, NoticeChannel, NoticePause, NoticeState } from '@/api/generated/model';
import { useListNotices, useRetryNotices } from '@/api/generated/staff/staff';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { NOTICE_STATES, noticeQuery, type NoticeTable } from './notice-search';
import { NoticeViews } from './notice-views';

const PAUSED = { mail: 'staffNotice.paused', sms: 'staffNotice.smsPaused' } as const;
const FAILS = { mail: 'staff.mailFails', sms: 'staff.smsFails' } as const;

/** Warns that the provider of a channel rejects the sender; notices are paused unless only codes failed. */
function ChannelPaused({ channel, pause }: { channel: NoticeChannel; pause: NoticePause }) {
  const dates = useDates();
  const { reason, since, until } = pause;
  const messages = until === since ? FAILS : PAUSED;
  const values = { reason, since: dates.moment(since), until: dates.moment(until) };
  return (
    <Alert
      type="warning"
      showIcon
      title={<FormattedMessage id={messages[channel]} values={values} />}
    />
  );
}

const TONES: Record<NoticeState, Tone> = {
  waiting: 'notable',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  unreachable: 'bad',
};

const isRetryable = (state: NoticeState) => state === 'failed' || state === 'unreachable';

/** List of sent notices with their state; failed ones can be sent again. */
export function NoticeList({ search, narrow, toPage }: NoticeTable) {
  const intl = useIntl();
  const dates = useDates();
  const actions = useRowActions(140);
  const retry = useRetryNotices();
  const { data, error, isError, isFetching, refetch } = useListNotices(noticeQuery(search), {
    query: { placeholderData: (previous) => previous },
  });

  const hasRetryable = data?.records.some(({ state }) => isRetryable(state)) === true;

  const columns: RecordColumn<Notice>[] = [
    {
      title: intl.formatMessage({ id: 'staffNotice.event' }),
      key: 'event',
      render: (_, { event }) => <FormattedMessage id={`staffNotice.event.${event}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staffNotice.recipient' }),
      key: 'recipient',
      width: 220,
      render: (_, { recipient, channel }) => (
        <>
          {recipient}
          {channel === 'sms' && (
            <>
              {' '}
              <FormattedMessage id="staffNotice.bySms" />
            </>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffNotice.created' }),
      key: 'created',
      width: 150,
      render: (_, { createDate }) => dates.moment(createDate),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 140,
      render: (_, { state }) => (
        <StatusTag tone={TONES[state]}>
          <FormattedMessage id={`staffNotice.state.${state}`} />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staffNotice.tries' }),
      key: 'tries',
      width: 220,
      render: (_, { tries, error: reason, nextAt }) => (
        <>
          {tries}
          {reason !== undefined && ` · ${reason}`}
          {nextAt !== undefined && tries > 0 && (
            <>
              <br />
              <FormattedMessage id="staffNotice.next" values={{ time: dates.moment(nextAt) }} />
            </>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, { id, state }) =>
        isRetryable(state) && (
          <RowButton
            loading={retry.isPending && retry.variables.data.ids.includes(id)}
            onClick={() => retry.mutate({ data: { ids: [id] } })}
          >
            <FormattedMessage id="staffNotice.retry" />
          </RowButton>
        ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffNotices" />}
      actions={
        <>
          <NoticeViews list={undefined} onChange={narrow} />
          <Select
            allowClear
            style={{ minWidth: 160 }}
            value={search.delivery ?? null}
            aria-label={intl.formatMessage({ id: 'staff.status' })}
            placeholder={intl.formatMessage({ id: 'staff.allStatuses' })}
            options={NOTICE_STATES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `staffNotice.state.${value}` }),
            }))}
            onChange={(state?: NoticeState | null) => narrow({ delivery: state ?? undefined })}
          />
        </>
      }
    >
      {data?.paused && <ChannelPaused channel="mail" pause={data.paused} />}
      {data?.smsPaused && <ChannelPaused channel="sms" pause={data.smsPaused} />}
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          page={data}
          columns={hasRetryable ? columns : columns.filter(({ key }) => key !== actions.key)}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 1000 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
    </StaffPage>
  );
}
