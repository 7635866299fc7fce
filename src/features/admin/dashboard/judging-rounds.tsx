import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { JudgingRound } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { useTextIn } from '@/i18n/use-text-in';
import { EmptyState } from '@/ui/feedback/result-state';
import styles from './dashboard.module.css';

/** Judging rounds that haven't closed, with their progress, the first to close first. */
export function JudgingRounds({ rounds }: { rounds: readonly JudgingRound[] }) {
  const dates = useDates();
  const textOf = useTextIn();
  const running = rounds
    .filter(({ state }) => state !== 'closed')
    .toSorted((a, b) => Date.parse(a.closes) - Date.parse(b.closes));
  return (
    <section className={styles['card']}>
      <h2 className={styles['cardTitle']}>
        <FormattedMessage id="route.AdminJudging" />
      </h2>
      {running.length === 0 && <EmptyState title={<FormattedMessage id="staff.nothingWaits" />} />}
      <ul role="list">
        {running.map(({ id, matchInfoId, name, submitted, assigned, closes }) => (
          <li key={id} className={styles['row']} data-wrap>
            <Link to="/a/match/judging" search={{ matchInfoId, round: id }}>
              {textOf(name)}
            </Link>
            <span className={styles['side']}>
              <FormattedMessage id="judging.progress" values={{ submitted, total: assigned }} />
            </span>
            <span className={styles['side']}>
              <FormattedMessage id="staff.closes" values={{ time: dates.end(closes) }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
