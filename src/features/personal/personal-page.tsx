import { FormattedMessage } from 'react-intl';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/action-button';
import { PageHead } from '@/ui/page-head';
import { EmptyState } from '@/ui/result-state';
import { MatchPanel } from './match-panel';
import { MyActivities } from './my-activities';
import { MyEntries } from './my-entries';
import { MyExpertPanel } from './my-expert-panel';
import { OrganisationPanels } from './organisation-panels';
import styles from './personal-page.module.css';

/** The personal centre: what is going on, and what to do next. */
export function PersonalPage() {
  const loggedIn = useSession((session) => session.token !== undefined);
  const show = useLoginModal((modal) => modal.show);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Personal" />}
        lead={<FormattedMessage id="personal.lead" />}
      />
      {loggedIn ? (
        <div className={`frame ${styles['page'] ?? ''}`}>
          <div className={styles['main']}>
            <MyEntries />
            <MyActivities />
            <MyExpertPanel />
            <div className={styles['more']}>
              <OrganisationPanels />
            </div>
          </div>
          <div className={styles['side']}>
            <MatchPanel />
          </div>
        </div>
      ) : (
        <EmptyState
          title={<FormattedMessage id="personal.loginFirst" />}
          action={
            <ActionButton onPress={() => show('page')}>
              <FormattedMessage id="personal.logIn" />
            </ActionButton>
          }
        />
      )}
    </>
  );
}
