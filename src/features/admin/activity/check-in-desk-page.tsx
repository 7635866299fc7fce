import { getRouteApi, Link } from '@tanstack/react-router';
import { Select, Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffActivities } from '@/api/generated/staff-activity/staff-activity';
import { checkInPhase } from '@/domain/activity/check-in-phase';
import { useTextIn } from '@/i18n/use-text-in';
import { serverNow } from '@/lib/page/clock';
import { UnreadableRecords } from '@/ui/list/unreadable-records';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { usePageName } from '@/ui/admin/page-name';
import { StaffPage } from '@/ui/admin/staff-page';
import { CheckInDesk } from './check-in-desk';
import styles from './check-in-desk.module.css';

const route = getRouteApi('/_admin/_competition/a/match/check-in');

/** The next 100 activities by date, which include those of today. */
const NEXT = { current: 1, size: 100 };

/** Check-in desk page: selects one of the activities that are open for check-in. */
export function CheckInDeskPage() {
  const intl = useIntl();
  const textOf = useTextIn();
  const { id } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isError, refetch } = useListStaffActivities(NEXT);
  const open = data?.records.filter(
    (activity) =>
      activity.published &&
      activity.state !== 'cancelled' &&
      checkInPhase(activity, serverNow()) === 'open',
  );
  const chosen = open?.find((activity) => activity.id === id) ?? open?.[0];
  // Each activity has its own tab.
  usePageName(chosen?.id === id ? textOf(chosen.title) : undefined);

  return (
    <StaffPage title={<FormattedMessage id="route.StaffCheckIn" />}>
      {open === undefined &&
        (isError ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active />
        ))}
      <UnreadableRecords page={data} />
      {open?.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="staffActivity.desk.none" />}
          action={
            <Link to="/a/match/activities">
              <FormattedMessage id="staffActivity.desk.noneAction" />
            </Link>
          }
        />
      )}
      {open !== undefined && chosen !== undefined && (
        <div className={styles['page']}>
          <Select
            aria-label={intl.formatMessage({ id: 'staffActivity.desk.activity' })}
            className={styles['activity'] ?? ''}
            size="large"
            value={chosen.id}
            options={open.map(({ id: value, title }) => ({ value, label: textOf(title) }))}
            onChange={(next) => void navigate({ search: { id: next }, replace: true })}
          />
          <CheckInDesk key={chosen.id} activity={chosen} />
        </div>
      )}
    </StaffPage>
  );
}
