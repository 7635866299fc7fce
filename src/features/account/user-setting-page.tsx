import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { Setting } from './settings/setting';
import styles from './settings/setting.module.css';
import { SettingsLoading } from './settings/settings-loading';
import { buttonClass } from '@/ui/button/button';
import { useSettingsDrawer } from '@/settings/drawer-store';

/** Opens the appearance settings. */
function AppearanceButton() {
  const show = useSettingsDrawer((drawer) => drawer.show);
  return (
    <button type="button" className={buttonClass('outline')} onClick={show}>
      <FormattedMessage id="common.appearance" />
    </button>
  );
}

const AccountSettings = lazy(() => import('./settings/account-settings'));

/** User settings: account, and the site's appearance in this browser. */
export function UserSettingPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.UserSetting" />}
        lead={<FormattedMessage id="account.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        {/* First, because the account settings below grow while loading. */}
        <Setting title="account.appearance" lead="account.appearanceLead">
          <AppearanceButton />
        </Setting>
        <Suspense fallback={<SettingsLoading />}>
          <AccountSettings />
        </Suspense>
      </div>
    </>
  );
}
