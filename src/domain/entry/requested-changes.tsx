import { FormattedMessage } from 'react-intl';
import type { MyChanges } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import styles from './requested-changes.module.css';

/** Note and date of an open request for changes, for the owner of the entry. */
export function RequestedChanges({ changes }: { changes: MyChanges }) {
  const dates = useDates();
  const state = isPast(changes.until, serverNow()) ? 'over' : 'until';
  return (
    <div className={styles['box']}>
      <p className={styles['title']}>
        <FormattedMessage
          id={`signUp.changes.${state}`}
          values={{ time: dates.end(changes.until) }}
        />
      </p>
      <p className={styles['note']}>{changes.note}</p>
    </div>
  );
}
