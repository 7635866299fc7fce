import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Match, MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import type { Phase } from '@/domain/edition/phase';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/result-state';
import styles from './sign-up-closed.module.css';

interface Props {
  match: Match;
  phase: Phase;
  mine: MyProject | null;
  /** Leads users who are logged out to their own entry. */
  login?: ReactNode;
}

/** Why nothing can be sent in. */
function reasonOf({ phase, mine }: Props): 'notOpen' | 'taken' | 'paused' | 'over' {
  if (phase === 'upcoming') return 'notOpen';
  if (phase !== 'signup') return 'over';
  // Who could sign up but may not change the entry: the committee has taken it up.
  return mine !== null && mine.status > 1 ? 'taken' : 'paused';
}

/** Where nothing can be sent in: says why, and where to go instead. */
export function SignUpClosed(props: Props) {
  const { match, mine, login } = props;
  const dates = useDates();
  const values = {
    start: dates.moment(match.signUpStart),
    end: dates.end(match.signUpEnd),
  };
  return (
    <EmptyState
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
