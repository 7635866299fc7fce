import { FormattedMessage } from 'react-intl';
import styles from './entry-content.module.css';

/** Placeholder for a missing required value. */
export function Missing() {
  return (
    <span className={styles['missing']}>
      <FormattedMessage id="signUp.missing" />
    </span>
  );
}
