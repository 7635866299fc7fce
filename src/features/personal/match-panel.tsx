import { FormattedMessage } from 'react-intl';
import { isGone } from '@/api/failure';
import type { Match } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { Panel, type PanelQuery } from './panel';
import styles from './personal-page.module.css';

export function MatchPanel({ query }: { query: PanelQuery<Match> & { error: unknown } }) {
  const dates = useDates();
  const { data: match } = query;
  return (
    <Panel
      title="personal.match"
      query={query}
      failed={
        <MissingEdition
          gone={isGone(query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      }
    >
      {match && (
        <dl className={styles['facts']}>
          <dt lang={LANGUAGES[match.language]}>{match.name}</dt>
          <dd lang={LANGUAGES[match.language]}>{match.theme}</dd>
          <dt>
            <FormattedMessage id="personal.match.signUp" />
          </dt>
          <dd>{dates.span(match.signUpStart, match.signUpEnd)}</dd>
          {match.stages.map(({ name, start, end }) => (
            <div key={name}>
              <dt lang={LANGUAGES[match.language]}>{name}</dt>
              <dd>{dates.dayRange(start, end)}</dd>
            </div>
          ))}
          <dd className={styles['muted']}>
            <FormattedMessage id="personal.match.zone" />
          </dd>
        </dl>
      )}
    </Panel>
  );
}
