import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { Match, MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import type { Phase } from '@/lib/phase';
import { EmptyState } from '@/ui/result-state';

interface Props {
  match: Match;
  phase: Phase;
  mine: MyProject | null;
}

/** Where nothing can be sent in: says why, and where to go instead. */
export function SignUpClosed({ match, phase, mine }: Props) {
  const dates = useDates();
  const values = {
    start: dates.moment(match.signUpStart),
    end: dates.moment(match.signUpEnd),
  };
  return (
    <EmptyState
      title={
        <FormattedMessage
          id={phase === 'upcoming' ? 'signUp.notOpen' : 'signUp.over'}
          values={values}
        />
      }
      action={
        mine === null ? (
          <Link to="/entries">
            <FormattedMessage id="signUp.seeEntries" />
          </Link>
        ) : (
          <Link to="/signup/details" search={{ id: mine.id }}>
            <FormattedMessage id="signUp.seeMine" />
          </Link>
        )
      }
    />
  );
}
