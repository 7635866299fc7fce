import { FormattedMessage } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { serverNow } from '@/lib/page/clock';
import { stageStates } from '@/domain/edition/stage-states';
import styles from './stages.module.css';

/** Stages of the edition; marks the current one. */
export function Stages({ stages, language }: Pick<Match, 'stages' | 'language'>) {
  const dates = useDates();
  const states = stageStates(stages, serverNow());
  if (stages.length === 0) return null;
  return (
    <section className={`frame ${styles['card'] ?? ''}`} aria-labelledby="stages">
      <h2 id="stages" className="visually-hidden">
        <FormattedMessage id="home.stages" />
      </h2>
      <ol role="list" className={styles['list']}>
        {stages.map(({ name, start, end }, at) => {
          const state = states[at] ?? 'next';
          return (
            <li
              key={name}
              className={`${styles['stage'] ?? ''} ${styles[state] ?? ''}`}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className={styles['dot']} aria-hidden="true">
                {state === 'done' ? '✓' : at + 1}
              </span>
              <span className={styles['name']} lang={LANGUAGES[language]}>
                {name}
              </span>
              <span className={styles['dates']}>{dates.dayRange(start, end)}</span>
              {state === 'now' && (
                <span className={styles['here']}>
                  <FormattedMessage id="home.youAreHere" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
