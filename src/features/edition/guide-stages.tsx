import { FormattedMessage } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { serverNow } from '@/lib/page/clock';
import { stageStates } from '@/domain/edition/stage-states';
import styles from './guide-stages.module.css';

/** Stages of the edition with dates and states. */
export function GuideStages({ match: { stages, language } }: { match: Match }) {
  const dates = useDates();
  const states = stageStates(stages, serverNow());
  return (
    <>
      <ol role="list" className={styles['list']}>
        {stages.map(({ name, start, end }, at) => {
          const state = states[at] ?? 'next';
          return (
            <li
              key={name}
              className={`${styles['stage'] ?? ''} ${styles[state] ?? ''}`}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className={styles['name']} lang={LANGUAGES[language]}>
                {name}
              </span>
              <span className={styles['state']}>
                <FormattedMessage id={`guide.stage.${state}`} />
              </span>
              <span className={styles['dates']}>{dates.span(start, end)}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles['zone']}>
        <FormattedMessage id="common.zone" />
      </p>
    </>
  );
}
