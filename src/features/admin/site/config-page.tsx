import { Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetStaffIdentity, useListConfig } from '@/api/generated/staff/staff';
import type { ConfigEntry } from '@/api/generated/model';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import styles from './config-page.module.css';
import { IdentityForm } from './identity-form';
import { Setting } from './setting';

interface PartProps<Data> {
  data: Data;
  /** Called when the part gains or loses unsaved changes. */
  onDirty: (dirty: boolean) => void;
}

function Settings({ data, onDirty }: PartProps<readonly ConfigEntry[]>) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const mark = (key: string, dirty: boolean) => {
    const keys = [...changed.filter((other) => other !== key), ...(dirty ? [key] : [])];
    setChanged(keys);
    onDirty(keys.length > 0);
  };
  return (
    <ul role="list" className={styles['list']}>
      {data.map((entry) => (
        <Setting key={entry.key} entry={entry} onDirty={mark} />
      ))}
    </ul>
  );
}

/** Site identity, and the settings that the public site reads by key. */
export function SiteConfigPage() {
  const identity = useGetStaffIdentity();
  const settings = useListConfig();
  const [dirty, setDirty] = useState({ identity: false, settings: false });
  useUnsentChanges(dirty.identity || dirty.settings);
  const failed = [identity, settings].find(({ isError }) => isError);
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffConfig" />}
      lead={<FormattedMessage id="staffConfig.lead" />}
    >
      {failed && <FailedState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(identity.data && settings.data) && <Skeleton active />}
      {identity.data && settings.data && (
        <>
          <h2 className={styles['heading']}>
            <FormattedMessage id="staffConfig.identityHeading" />
          </h2>
          <IdentityForm
            identity={identity.data}
            onDirty={(changed) => setDirty((parts) => ({ ...parts, identity: changed }))}
          />
          <h2 className={styles['heading']}>
            <FormattedMessage id="staffConfig.settingsHeading" />
          </h2>
          <Settings
            data={settings.data}
            onDirty={(changed) => setDirty((parts) => ({ ...parts, settings: changed }))}
          />
        </>
      )}
    </StaffPage>
  );
}
