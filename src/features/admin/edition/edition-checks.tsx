import { Link } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import { useListMatchChecks } from '@/api/generated/staff-match/staff-match';
import type { MatchCheck } from '@/api/generated/model';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './edition-form.module.css';
import type { Step } from './edition-search';

const TONES: Record<MatchCheck['state'], Tone> = {
  done: 'good',
  partial: 'notable',
  missing: 'notable',
  otherYear: 'notable',
};

/** Place at which staff can correct a checked part: a step of the form, or another page. */
const PLACES = {
  texts: 'basics',
  introduction: 'basics',
  banner: 'basics',
  prizes: 'prizes',
  guide: 'guide',
  criteria: 'guide',
  statement: 'guide',
  tracks: '/a/match/tracks',
  contacts: '/a/site/contacts',
  organisations: '/a/site/organisations',
} as const satisfies Record<MatchCheck['check'], Step | `/a/${string}`>;

function Place({ id, check }: { id: string; check: MatchCheck['check'] }) {
  const place = PLACES[check];
  const name = <FormattedMessage id={`staffMatch.check.${check}`} />;
  return place.startsWith('/') ? (
    <Link to={place as Extract<typeof place, `/${string}`>}>{name}</Link>
  ) : (
    <Link to="/a/match/edition" search={{ id, step: place as Exclude<typeof place, `/${string}`> }}>
      {name}
    </Link>
  );
}

/** Checklist of an edition's content with links to fix problems. */
export function EditionChecks({ id }: { id: string }) {
  // Always stale, because the content may have been changed on another page.
  const { data, error, isError, refetch } = useListMatchChecks(id, { query: { staleTime: 0 } });
  if (isError) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={styles['checks']}>
        <Skeleton active />
      </div>
    );
  return (
    <ul role="list" className={styles['checks']}>
      {data.map(({ check, state, required }) => (
        <li key={check} className={styles['check']}>
          <StatusTag tone={TONES[state]}>
            <FormattedMessage
              id={
                required && state === 'missing'
                  ? 'staffMatch.checkState.needed'
                  : `staffMatch.checkState.${state}`
              }
            />
          </StatusTag>
          <Place id={id} check={check} />
        </li>
      ))}
    </ul>
  );
}
