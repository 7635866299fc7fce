import { Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListConfig } from '@/api/generated/staff/staff';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import styles from './config-page.module.css';
import { Setting } from './setting';

/** The settings that the public site reads by key. */
export function SiteConfigPage() {
  const { data, error, isError, refetch } = useListConfig();
  const [changed, setChanged] = useState<readonly string[]>([]);
  useUnsentChanges(changed.length > 0);
  return (
    <StaffPage title={<FormattedMessage id="route.StaffConfig" />}>
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton active />}
      {data && (
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
      )}
    </StaffPage>
  );
}
