import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetDashboard } from '@/api/generated/staff/staff';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { ChartCard } from './chart-card';
import { fillDays } from './chart-options';
import styles from './dashboard.module.css';
import { DeliveryWarnings } from './delivery-warnings';
import { SetupChecklist } from './setup-checklist';
import { Trends } from './trends';
import { useListCities, useListDomains } from '@/api/generated/reference/reference';
import type { Labels } from '@/api/generated/model';
import { labelIn } from '@/domain/reference/labels';

/** Returns functions for the localized names of tracks and cities. */
function useCodeNames() {
  const { locale } = useIntl();
  const domains = useListDomains({ query: { staleTime: Infinity } });
  const cities = useListCities({ query: { staleTime: Infinity } });
  const namer = (list: readonly { code: string; name: Labels }[] | undefined) => {
    const names = new Map(list?.map(({ code, name }) => [code, labelIn(name, locale)]));
    return (code: string) => names.get(code) ?? code;
  };
  return { domain: namer(domains.data), city: namer(cities.data) };
}

const PERCENT = 100;

/** Statistics: sign-ups by day, entries by track and city, attendance of activities. */
export function DashboardPage() {
  const intl = useIntl();
  const names = useCodeNames();
  const { data, error, isError, refetch } = useGetDashboard();
  const days = useMemo(() => fillDays(data?.signUpsByDay ?? [], new Date()), [data]);
  const empty = <FormattedMessage id="staff.nothingYet" />;
  const bars = (
    tallies: readonly { key: string; count: number }[],
    name: (code: string) => string,
  ) =>
    tallies.map(({ key, count }) => ({
      name: key === '' ? intl.formatMessage({ id: 'staff.unknown' }) : name(key),
      value: count,
    }));

  return (
    <StaffPage title={<FormattedMessage id="route.AdminHome" />}>
      <DeliveryWarnings />
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <SetupChecklist steps={data.setup} />
          <Trends trends={data.trends} />
          <div className={styles['charts']}>
            <ChartCard
              kind="line"
              title={intl.formatMessage({ id: 'staff.signUps' })}
              bars={days}
              empty={empty}
            />
            <ChartCard
              kind="bar"
              title={intl.formatMessage({ id: 'staff.byDomain' })}
              bars={bars(data.entriesByDomain, names.domain)}
              empty={empty}
            />
            <ChartCard
              kind="bar"
              title={intl.formatMessage({ id: 'staff.byCity' })}
              bars={bars(data.entriesByCity, names.city)}
              empty={empty}
            />
            <ChartCard
              kind="titled"
              unit="%"
              title={intl.formatMessage({ id: 'staff.fill' })}
              bars={data.activities.map(({ title, signedUp, capacity }) => ({
                name: title,
                value: capacity > 0 ? Math.round((signedUp / capacity) * PERCENT) : 0,
              }))}
              empty={empty}
            />
          </div>
        </>
      )}
    </StaffPage>
  );
}
