import { FormattedMessage } from 'react-intl';
import type { MyProject } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import styles from './sign-up-details.module.css';

/** The steps that an entry has gone through, the latest last. */
export function EntryHistory({ history }: { history: MyProject['history'] }) {
  const dates = useDates();
  return (
    <ol className={styles['history']}>
      {history.map(({ status, at, note }) => (
        <li key={at}>
          <time dateTime={at}>{dates.moment(at)}</time>
          <strong>
            <FormattedMessage id={`signUp.status.${status}`} />
          </strong>
          {note !== undefined && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
