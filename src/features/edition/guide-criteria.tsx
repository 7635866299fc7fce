import { FormattedMessage } from 'react-intl';
import type { Criterion } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import styles from './guide-criteria.module.css';

/** Scoring criteria with their weights. */
export function GuideCriteria({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul role="list" className={styles['list']}>
      {criteria.map(({ name, guidance, weight, language }) => (
        <li key={name} className={styles['criterion']}>
          <div {...(language && { lang: LANGUAGES[language] })}>
            <h3>{name}</h3>
            {guidance !== undefined && <p>{guidance}</p>}
          </div>
          <strong className={styles['weight']}>
            <FormattedMessage id="guide.weight" values={{ share: weight / 100 }} />
          </strong>
        </li>
      ))}
    </ul>
  );
}
