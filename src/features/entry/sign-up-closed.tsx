import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Match, MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import type { Phase } from '@/domain/edition/phase';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { ResultState } from '@/ui/feedback/result-state';
import styles from './sign-up-closed.module.css';

interface Props {
  match: Match;
  phase: Phase;
  mine: MyProject | null;
  /** Login button for users who are logged out. */
  login?: ReactNode;
}

/** Returns the reason why sign-up isn't possible. */
function reasonOf({ phase, mine }: Props): 'notOpen' | 'changesOver' | 'taken' | 'paused' | 'over' {
  if (phase === 'upcoming') return 'notOpen';
  if (mine?.changes && isPast(mine.changes.until, serverNow())) return 'changesOver';
  if (phase !== 'signup') return 'over';
  // In the sign-up phase: the committee is reviewing the entry, or sign-up is paused.
  return mine !== null && mine.status > 1 ? 'taken' : 'paused';
}

/** Explains why sign-up isn't possible, with links to go on. */
export function SignUpClosed(props: Props) {
  const { match, mine, login } = props;
  const dates = useDates();
  const values = {
    start: dates.moment(match.signUpStart),
    end: dates.end(match.signUpEnd),
    until: mine?.changes && dates.end(mine.changes.until),
  };
  return (
    <ResultState
      kind="later"
      title={<FormattedMessage id={`signUp.${reasonOf(props)}`} values={values} />}
      action={
        mine === null ? (
          <div className={styles['ways']}>
            {login}
            <SiteLink to="/entries" className={buttonClass('outline')}>
              <FormattedMessage id="signUp.seeEntries" />
            </SiteLink>
          </div>
        ) : (
          <SiteLink
            to="/signup/details"
            search={{ id: mine.id }}
            className={buttonClass('outline')}
          >
            <FormattedMessage id="signUp.seeMine" />
          </SiteLink>
        )
      }
    />
  );
}
