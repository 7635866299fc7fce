import { FormattedMessage } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import type { Phase } from '@/domain/edition/phase';

/** What staff have changed about a sign-up that is open: paused, or extended. */
export function SignUpNews({ match, phase }: { match: Match; phase: Phase }) {
  const dates = useDates();
  const { signUpPaused, extendedFrom } = match;
  if (phase !== 'signup') return null;
  if (signUpPaused === true) return <FormattedMessage id="home.signUpPaused" />;
  if (extendedFrom === undefined) return null;
  return <FormattedMessage id="home.signUpExtended" values={{ time: dates.end(extendedFrom) }} />;
}
