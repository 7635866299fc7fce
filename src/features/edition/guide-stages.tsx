import { FormattedMessage } from 'react-intl';
import type { MatchStage } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { serverNow } from '@/lib/clock';
import { stageStates } from '@/domain/edition/stage-states';
import styles from './guide-stages.module.css';

/** The stages of the edition, each with its days and where it stands. */
export function GuideStages({ stages }: { stages: readonly MatchStage[] }) {
  const dates = useDates();
  const states = stageStates(stages, serverNow());
  return (
    <>
      <ol className={styles['list']}>
        {stages.map(({ name, start, end }, at) => {
          const state = states[at] ?? 'next';
          return (
            <li
              key={name}
              className={`${styles['stage'] ?? ''} ${styles[state] ?? ''}`}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className={styles['name']}>{name}</span>
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
