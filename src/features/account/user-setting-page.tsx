import { FormattedMessage } from 'react-intl';
import { AppearanceButton } from '@/settings/appearance-button';
import { PageHead } from '@/ui/page-head';
import styles from './user-setting-page.module.css';

/** A logged-in user's own settings: the appearance of the site in this browser. */
export function UserSettingPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.UserSetting" />}
        lead={<FormattedMessage id="login.settingsLead" />}
      />
      <div className="frame">
        <section className={styles['card']}>
          <h2 className={styles['title']}>
            <FormattedMessage id="common.appearance" />
          </h2>
          <p className={styles['text']}>
            <FormattedMessage id="login.appearanceLead" />
          </p>
          <AppearanceButton />
        </section>
      </div>
    </>
  );
}
