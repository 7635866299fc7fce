import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import type { PhaseNow } from '@/domain/edition/phase';

/** Which edition it is, and where it stands. */
export function HeroBadge({ match, phase }: { match: Match; phase: PhaseNow['phase'] }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="home.badge"
      values={{
        year: String(match.year),
        edition: match.edition,
        phase: intl.formatMessage({ id: `home.phase.${phase}` }),
      }}
    />
  );
}
