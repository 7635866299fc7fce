import { FormattedMessage } from 'react-intl';
import styles from './entry-content.module.css';

/** Stands where an entry lacks something that it needs. */
export function Missing() {
  return (
    <span className={styles['missing']}>
      <FormattedMessage id="signUp.missing" />
    </span>
  );
}
