import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { MyRound } from '@/api/generated/model';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { useDates } from '@/i18n/format/dates';
import { SiteLink } from '@/lib/page/site-link';
import { ScheduledEntry } from './scheduled-entry';
import styles from './scoring-page.module.css';

/** A round with its dates, the judge's progress and the judge's entries. */
export function RoundPanel({ round }: { round: MyRound }) {
  const { name, matchName, opens, closes, blind, state, assignments } = round;
  const dates = useDates();
  const domains = useDomainChoices();
  const heading = useId();
  const submitted = assignments.filter((one) => one.state === 'submitted').length;
  return (
    <section className={styles['round']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['name']}>
          {name}
        </h2>
        <span className={styles['tag']} data-state={state}>
          <FormattedMessage id={`judging.round.${state}`} />
        </span>
        {blind && (
          <span className={styles['tag']}>
            <FormattedMessage id="judging.blind" />
          </span>
        )}
      </div>
      <p className={styles['muted']}>
        {matchName} · {dates.span(opens, closes)} <FormattedMessage id="judging.zone" />
      </p>
      <div className={styles['progress']}>
        <progress value={submitted} max={assignments.length} aria-labelledby={`${heading}-count`} />
        <span id={`${heading}-count`}>
          <FormattedMessage
            id="judging.progress"
            values={{ submitted, total: assignments.length }}
          />
        </span>
      </div>
      {state === 'scheduled' && (
        <p className={styles['muted']}>
          <FormattedMessage id="judging.opensAt" values={{ time: dates.moment(opens) }} />
        </p>
      )}
      <ul role="list" className={styles['entries']}>
        {assignments.map(({ id, entryName, domain, state: own, total }) => (
          <li key={id} className={styles['entry']}>
            <div className={styles['about']}>
              {state === 'scheduled' ? (
                <ScheduledEntry id={id} name={entryName} />
              ) : (
                <SiteLink to="/score/sheet" search={{ id }} className={styles['link']}>
                  {entryName}
                </SiteLink>
              )}
              {domain !== undefined && (
                <span className={styles['muted']}>{labelOf(domains, domain)}</span>
              )}
            </div>
            <div className={styles['state']}>
              {total !== undefined && (
                <strong className={styles['total']}>
                  <FormattedNumber value={total} />
                </strong>
              )}
              <span className={styles['tag']} data-state={own}>
                <FormattedMessage id={`judging.state.${own}`} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
