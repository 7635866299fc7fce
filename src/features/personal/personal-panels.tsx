import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useListMyActivities } from '@/api/generated/activity/activity';
import { useListMyCertificates } from '@/api/generated/certificate/certificate';
import { useGetMyExpert } from '@/api/generated/expert/expert';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { useListMyProjects } from '@/api/generated/project/project';
import { LoginPrompt } from '@/session/login-prompt';
import { useSession } from '@/session/session-store';
import { MatchPanel } from './match-panel';
import { MyActivities } from './my-activities';
import { MyCertificates } from './my-certificates';
import { MyEntries } from './my-entries';
import { MyExpertPanel } from './my-expert-panel';
import { OrganisationPanels } from './organisation-panels';
import styles from './personal-page.module.css';

/** Panels of the personal center; visitors get a login prompt. */
export function PersonalPanels() {
  const loggedIn = useSession((session) => session.token !== undefined);
  return loggedIn ? <OwnPanels /> : <LoginPrompt title="personal.loginFirst" />;
}

function OwnPanels() {
  const entries = useListMyProjects();
  const activities = useListMyActivities();
  const expert = useGetMyExpert();
  const certificates = useListMyCertificates();
  const match = useGetMatchInfo(NO_TOAST_WHEN_GONE);
  // Waits for the first response of every query, to prevent layout shifts. `isFetched` stays true on retries.
  if ([entries, activities, certificates, expert, match].some(({ isFetched }) => !isFetched)) {
    return (
      <div className={`frame ${styles['waiting'] ?? ''}`} aria-busy="true">
        <div className={styles['skeleton']} />
      </div>
    );
  }
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <div className={styles['main']}>
        <MyEntries query={entries} />
        <MyActivities query={activities} />
        <MyCertificates query={certificates} />
        <MyExpertPanel query={expert} />
      </div>
      <div className={styles['side']}>
        <MatchPanel query={match} />
      </div>
      <div className={styles['more']}>
        <OrganisationPanels />
      </div>
    </div>
  );
}
