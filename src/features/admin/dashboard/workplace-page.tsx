import { Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useGetDashboard,
  useListStaffExperts,
  useListStaffProjects,
} from '@/api/generated/staff/staff';
import { useListJudgingRounds } from '@/api/generated/staff-judging/staff-judging';
import { useStaffEdition } from '@/domain/staff-edition/use-staff-edition';
import { accountName } from '@/session/account-name';
import { useSession } from '@/session/session-store';
import { usePermission } from '@/session/use-permission';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import styles from './dashboard.module.css';
import { ComingDates } from './coming-dates';
import { DeliveryWarnings } from './delivery-warnings';
import { JudgingRounds } from './judging-rounds';
import { SetupChecklist } from './setup-checklist';
import { Totals } from './totals';
import { WorkList } from './work-list';

const SHOWN = 6;
/** Status "submitted", the same for entries and experts. */
const SUBMITTED = 1;
const WAITING = { status: SUBMITTED, current: 1, size: SHOWN };

/** Staff start page: entries and experts to review, judging rounds, and next dates. */
export function WorkplacePage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const dashboard = useGetDashboard();
  const { can } = usePermission();
  const [readsEntries, readsExperts] = [can(['entry:read']), can(['expert:review'])];
  const { edition, ...editions } = useStaffEdition(undefined);
  const matchInfoId = edition?.id ?? '';
  const entries = useListStaffProjects(
    { ...WAITING, matchInfoId },
    { query: { enabled: readsEntries && edition !== undefined } },
  );
  const experts = useListStaffExperts(WAITING, { query: { enabled: readsExperts } });
  const rounds = useListJudgingRounds(
    { matchInfoId },
    { query: { enabled: can(['judging:manage']) && edition !== undefined } },
  );
  const queries = [dashboard, entries, experts, rounds];
  // Waits for all queries, to prevent layout shifts.
  const waiting = queries.some(({ isLoading }) => isLoading);
  const failed = [...queries, editions].filter(({ isError }) => isError);

  return (
    <StaffPage title={<FormattedMessage id="route.Workplace" />}>
      <DeliveryWarnings />
      {user && (
        <p className={styles['welcome']}>
          <FormattedMessage id="staff.welcome" values={{ name: accountName(user, intl.locale) }} />
        </p>
      )}
      {failed.length > 0 && (
        <FailedState
          error={failed[0]?.error}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {waiting ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <>
          <SetupChecklist steps={dashboard.data?.setup} />
          {dashboard.data && <Totals totals={dashboard.data.totals} />}
          <div className={styles['charts']}>
            <ComingDates dates={dashboard.data?.dates} />
            {readsEntries && (
              <WorkList
                title={intl.formatMessage({ id: 'staff.waitingEntries' })}
                records={entries.data}
                items={entries.data?.records.map(({ id, name, leader }) => ({
                  key: id,
                  text: name,
                  side: leader ?? '',
                }))}
                page="/a/match/entries"
                matchInfoId={edition?.id}
                status={SUBMITTED}
              />
            )}
            {readsExperts && (
              <WorkList
                title={intl.formatMessage({ id: 'staff.waitingExperts' })}
                records={experts.data}
                items={experts.data?.records.map(({ id, name, organisation }) => ({
                  key: id,
                  text: name,
                  side: organisation ?? '',
                }))}
                page="/a/match/experts"
                status={SUBMITTED}
              />
            )}
            {rounds.data !== undefined && rounds.data.length > 0 && (
              <JudgingRounds rounds={rounds.data} />
            )}
            {can({ anyOf: ['activity:write', 'activity:checkin'] }) && (
              <WorkList
                title={intl.formatMessage({ id: 'staff.nextActivities' })}
                items={dashboard.data?.activities
                  .slice(0, SHOWN)
                  .map(({ id, title, signedUp, capacity }) => ({
                    key: id,
                    text: title,
                    side: `${signedUp} / ${capacity}`,
                  }))}
                page="/a/match/activities"
              />
            )}
          </div>
        </>
      )}
    </StaffPage>
  );
}
