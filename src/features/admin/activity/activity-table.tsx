import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffActivity, StaffActivityPage } from '@/api/generated/model';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';
import { useTextIn } from '@/i18n/use-text-in';
import { useDates } from '@/i18n/format/dates';
import type { MessageId } from '@/i18n/message-ids';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { Seats } from '@/domain/activity/seats';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons, RowLink } from '@/ui/admin/row-button';
import { RowMenu, type RowMenuEntry } from '@/ui/admin/row-menu';

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

export function ActivityTable(props: Props) {
  const { page, loading, sort, onSort, onPage } = props;
  const { onEdit, onCode, onCancelActivity, onDelete } = props;
  const intl = useIntl();
  const actions = useRowActions(225);
  const dates = useDates();
  const textOf = useTextIn();
  const { can } = usePermission();

  const furtherActions = (activity: StaffActivity): RowMenuEntry[] => {
    const standing = activity.state !== 'cancelled';
    const locked = can(['activity:write'])
      ? {}
      : { disabled: true, hint: intl.formatMessage({ id: 'session.noPermission' }) };
    const entry = (id: MessageId, onSelect: () => void) => ({
      key: id,
      label: intl.formatMessage({ id }),
      onSelect,
    });
    return [
      ...(standing ? [entry('staffActivity.code', () => onCode(activity))] : []),
      ...(standing && !isPast(activity.end, serverNow())
        ? [
            {
              ...entry('staffActivity.cancel', () => onCancelActivity(activity)),
              ...locked,
            },
          ]
        : []),
      // An activity with attendees can only be canceled; the server enforces this.
      ...(activity.signedUp === 0
        ? [
            {
              ...entry('staff.delete', () => onDelete(activity, textOf(activity.title))),
              ...locked,
            },
          ]
        : []),
    ];
  };

  const columns: RecordColumn<StaffActivity>[] = [
    {
      title: intl.formatMessage({ id: 'staffActivity.title' }),
      key: 'title',
      ellipsis: true,
      text: ({ title }) => title,
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
      text: ({ city }) => city,
    },
    {
      title: intl.formatMessage({ id: 'staffActivity.seats' }),
      key: 'seats',
      width: 210,
      render: (_, activity) => (
        <>
          <Seats activity={activity} />
          {activity.checkedIn > 0 && (
            <FormattedMessage id="staffActivity.checkedIn" values={{ count: activity.checkedIn }} />
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 170,
      render: (_, { state, published, draft }) => (
        <>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage id={`activity.state.${state}`} />
          </StatusTag>
          {!published && (
            <StatusTag tone="plain">
              <FormattedMessage id="staff.unpublished" />
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
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, activity) => (
        <RowButtons>
          <RowLink to="/a/match/attendees" search={{ id: activity.id }}>
            <FormattedMessage id="staffTable.attendees.open" />
          </RowLink>
          {activity.state !== 'cancelled' && (
            <PermissionButton
              as={RowButton}
              authority={['activity:write']}
              onClick={() => onEdit(activity)}
            >
              <FormattedMessage id="staff.edit" />
            </PermissionButton>
          )}
          <RowMenu
            label={intl.formatMessage(
              { id: 'staffTable.moreActions' },
              { name: textOf(activity.title) },
            )}
            entries={furtherActions(activity)}
          />
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
