import { Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetStaffIdentity, useListConfig } from '@/api/generated/staff/staff';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import styles from './config-page.module.css';
import { IdentityForm } from './identity-form';
import { Setting } from './setting';

function Identity() {
  const { data, error, isError, refetch } = useGetStaffIdentity();
  if (isError) return <FailedState error={error} onRetry={() => void refetch()} />;
  return data ? <IdentityForm identity={data} /> : <Skeleton active />;
}

function Settings() {
  const { data, error, isError, refetch } = useListConfig();
  const [changed, setChanged] = useState<readonly string[]>([]);
  useUnsentChanges(changed.length > 0);
  if (isError) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <ul className={styles['list']}>
      {data.map((entry) => (
        <Setting
          key={entry.key}
          entry={entry}
          onDirty={(key, dirty) => {
            setChanged((keys) => [
              ...keys.filter((other) => other !== key),
              ...(dirty ? [key] : []),
            ]);
          }}
        />
      ))}
    </ul>
  );
}

/** Who the site belongs to, and the settings that the public site reads by key. */
export function SiteConfigPage() {
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffConfig" />}
      lead={<FormattedMessage id="staffConfig.lead" />}
    >
      <h2 className={styles['heading']}>
        <FormattedMessage id="staffConfig.identityHeading" />
      </h2>
      <Identity />
      <h2 className={styles['heading']}>
        <FormattedMessage id="staffConfig.settingsHeading" />
      </h2>
      <Settings />
    </StaffPage>
  );
}
