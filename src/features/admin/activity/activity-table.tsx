import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './activity-table.module.css';
import type { StaffActivity, StaffActivityPage } from '@/api/generated/model';
import { serverNow } from '@/lib/clock';
import { usePermission } from '@/session/use-permission';
import { useTextIn } from '@/i18n/use-text-in';
import { useDates } from '@/i18n/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { Seats } from '@/domain/activity/seats';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons } from '@/ui/admin/row-button';

const TONES: Record<StaffActivity['state'], Tone> = {
  upcoming: 'info',
  open: 'good',
  full: 'notable',
  ended: 'plain',
  cancelled: 'bad',
};

interface Props {
  page: StaffActivityPage | undefined;
  loading: boolean;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  onPage: (page: number) => void;
  onEdit: (activity: StaffActivity) => void;
  onCode: (activity: StaffActivity) => void;
  onCancelActivity: (activity: StaffActivity) => void;
  onDelete: (activity: StaffActivity, name: string) => void;
}

/** The activities of one page. */
export function ActivityTable(props: Props) {
  const { page, loading, sort, onSort, onPage } = props;
  const { onEdit, onCode, onCancelActivity, onDelete } = props;
  const intl = useIntl();
  const actions = useRowActions(320);
  const dates = useDates();
  const textOf = useTextIn();
  const { gate } = usePermission();
  const columns: RecordColumn<StaffActivity>[] = [
    {
      title: intl.formatMessage({ id: 'staffActivity.title' }),
      key: 'title',
      ellipsis: true,
      render: (_, { title }) => textOf(title),
    },
    {
      title: intl.formatMessage({ id: 'staffActivity.when' }),
      key: 'when',
      width: 185,
      render: (_, { start, end }) => dates.span(start, end),
    },
    {
      title: intl.formatMessage({ id: 'staffActivity.city' }),
      key: 'city',
      width: 100,
      render: (_, { city }) => textOf(city),
    },
    {
      title: intl.formatMessage({ id: 'staffActivity.seats' }),
      key: 'seats',
      width: 210,
      render: (_, { signedUp, capacity, checkedIn }) => (
        <>
          <Seats signedUp={signedUp} capacity={capacity} />
          {checkedIn > 0 && (
            <FormattedMessage id="staffActivity.checkedIn" values={{ count: checkedIn }} />
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 170,
      render: (_, { state, published }) => (
        <>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage id={`activity.state.${state}`} />
          </StatusTag>
          {!published && (
            <StatusTag tone="plain">
              <FormattedMessage id="staff.unpublished" />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, activity) => (
        <RowButtons>
          <Link to="/a/match/attendees" search={{ id: activity.id }} className={styles['link']}>
            <FormattedMessage id="staffTable.attendees.open" />
          </Link>
          {activity.state !== 'cancelled' && (
            <>
              <RowButton onClick={() => onEdit(activity)} {...gate(['activity:write'])}>
                <FormattedMessage id="staff.edit" />
              </RowButton>
              <RowButton onClick={() => onCode(activity)}>
                <FormattedMessage id="staffActivity.code" />
              </RowButton>
              {Date.parse(activity.end) > serverNow() && (
                <RowButton
                  variant="danger"
                  onClick={() => onCancelActivity(activity)}
                  {...gate(['activity:write'])}
                >
                  <FormattedMessage id="staffActivity.cancel" />
                </RowButton>
              )}
            </>
          )}
          {/* With somebody signed up it can only be cancelled; the server has the last word. */}
          {activity.signedUp === 0 && (
            <RowButton
              variant="danger"
              aria-label={intl.formatMessage(
                { id: 'staff.deleteOne' },
                { name: textOf(activity.title) },
              )}
              onClick={() => onDelete(activity, textOf(activity.title))}
              {...gate(['activity:write'])}
            >
              <FormattedMessage id="staff.delete" />
            </RowButton>
          )}
        </RowButtons>
      ),
    },
  ];
  return (
    <RecordTable
      rowKey="id"
      name="activities"
      page={page}
      sort={{ value: sort, fields: { when: 'start', seats: 'signedUp' }, onChange: onSort }}
      columns={columns}
      dataSource={page?.records ?? []}
      loading={loading}
      scroll={{ x: 1200 }}
      pagination={tablePaging(page, onPage)}
    />
  );
}
