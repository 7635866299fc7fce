import { FormattedMessage } from 'react-intl';
import styles from './entry-form.module.css';
import { useReviewRows } from './use-review-rows';

/** What will be sent, to be looked through before it is. */
export function ReviewStep() {
  const rows = useReviewRows();
  return (
    <dl className={styles['review']}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{text === undefined || text === '' ? '—' : text}</dd>
        </div>
      ))}
    </dl>
  );
}
