import { FormattedMessage } from 'react-intl';
import type { Winner } from '@/api/generated/model';
import { WinnerList } from './winner-list';
import styles from './edition-page.module.css';

/** Winners by award, or a note that none are announced. */
export function EditionWinners({ winners }: { winners: readonly Winner[] }) {
  return (
    <section className={styles['section']} aria-labelledby="edition-winners">
      <h2 id="edition-winners" className={styles['title']}>
        <FormattedMessage id="history.winners" />
      </h2>
      {winners.length === 0 && (
        <p>
          <FormattedMessage id="history.noWinners" />
        </p>
      )}
      <WinnerList winners={winners} />
    </section>
  );
}
