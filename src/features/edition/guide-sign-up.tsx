import { FormattedMessage } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { serverNow, timeLeft } from '@/lib/page/clock';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import styles from './guide-page.module.css';

/** Link to the entry form with the days left; renders nothing unless sign-up is open. */
export function GuideSignUp({ match }: { match: Match }) {
  const now = useEditionPhase(match);
  if (now?.phase !== 'signup' || now.closes === undefined || match.signUpPaused === true)
    return null;
  const { days } = timeLeft(Date.parse(now.closes) - serverNow());
  return (
    <p className={styles['signUp']}>
      <SiteLink to="/signup" className={buttonClass()}>
        <FormattedMessage id="guide.signUp" />
        {' · '}
        <FormattedMessage id="guide.closes" values={{ days }} />
      </SiteLink>
    </p>
  );
}
