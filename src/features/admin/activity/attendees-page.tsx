import { Button, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListAttendees } from '@/api/generated/staff-activity/staff-activity';
import { useGetActivity } from '@/api/generated/activity/activity';
import type { ActivityAttendee, AttendeeStatus } from '@/api/generated/model';
import { detailState } from '@/api/failure';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { tablePaging } from '@/ui/admin/table-paging';
import { GoneState, FailedState } from '@/ui/feedback/result-state';
import { ATTENDEE_STATUSES, attendeesQuery, attendeesSearch } from './attendees-search';

const TONES: Record<AttendeeStatus, Tone> = {
  signedUp: 'info',
  signedIn: 'good',
  cancelled: 'plain',
};

/** Attendees of an activity and their attendance. */
export function AttendeesPage() {
  const intl = useIntl();
  const dates = useDates();
  const { search, narrow, toPage } = useTableSearch(attendeesSearch);
  const query = attendeesQuery(search);
  const { data, error, isFetching, refetch } = useListAttendees(search.id, query, {
    query: { enabled: search.id !== '', placeholderData: (previous) => previous },
    request: { suppressToast: 'gone' },
  });
  // Ignores the failure for an unpublished activity, which has no attendees.
  const activity = useGetActivity(search.id, {
    query: { enabled: search.id !== '' },
    request: { suppressToast: true },
  });
  const { keywords, attendance } = search;
  const find = intl.formatMessage({ id: 'staffTable.attendees.search' });
  const state = data === undefined ? detailState(search.id, error) : 'shown';

  const columns: RecordColumn<ActivityAttendee>[] = [
    {
      title: intl.formatMessage({ id: 'staffTable.attendees.name' }),
      key: 'name',
      render: (_, { name }) =>
        name === '' ? <FormattedMessage id="staffTable.attendees.none" /> : name,
    },
    { title: intl.formatMessage({ id: 'staff.mobile' }), dataIndex: 'mobile', width: 160 },
    { title: intl.formatMessage({ id: 'staff.email' }), dataIndex: 'email', width: 260 },
    {
      title: intl.formatMessage({ id: 'staffTable.attendees.signUpDate' }),
      key: 'signUpDate',
      width: 180,
      render: (_, { signUpDate }) => dates.moment(signUpDate),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'status',
      width: 180,
      render: (_, { status, unreachable }) => (
        <>
          <StatusTag tone={TONES[status]}>
            <FormattedMessage id={`staffTable.attendees.${status}`} />
          </StatusTag>
          {unreachable && (
            <StatusTag tone="bad">
              <FormattedMessage id="staff.unreachable" />
            </StatusTag>
          )}
        </>
      ),
    },
  ];

  return (
    <StaffPage
      title={
        activity.data ? (
          <span lang={LANGUAGES[activity.data.language]}>{activity.data.title}</span>
        ) : (
          <FormattedMessage id="route.StaffAttendees" />
        )
      }
      actions={
        <>
          <Button href="#/a/match/activities">
            <FormattedMessage id="route.StaffActivities" />
          </Button>
          <Select
            allowClear
            style={{ minWidth: 140 }}
            value={attendance ?? null}
            aria-label={intl.formatMessage({ id: 'staff.status' })}
            placeholder={intl.formatMessage({ id: 'staff.allStatuses' })}
            options={ATTENDEE_STATUSES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `staffTable.attendees.${value}` }),
            }))}
            onChange={(chosen?: AttendeeStatus | null) =>
              narrow({ attendance: chosen ?? undefined })
            }
          />
          <Input.Search
            allowClear
            style={{ width: 260 }}
            defaultValue={keywords}
            aria-label={find}
            placeholder={find}
            onSearch={(words) => narrow({ keywords: words })}
          />
          <ExportMenu
            list="attendees"
            count={data?.total ?? 0}
            filters={{ ...exportFilters(query), activityId: search.id }}
          />
        </>
      }
    >
      {state === 'failed' && <FailedState error={error} onRetry={() => void refetch()} />}
      {state === 'incomplete' && <GoneState title={<FormattedMessage id="error.incomplete" />} />}
      {state === 'gone' && (
        <GoneState title={<FormattedMessage id="staffTable.attendees.gone" />} />
      )}
      {(state === 'loading' || state === 'shown') && (
        <RecordTable
          rowKey="id"
          name="attendees"
          page={data}
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
    </StaffPage>
  );
}
