import { FormattedMessage } from 'react-intl';
import styles from './entry-content.module.css';

export function Missing() {
  return (
    <span className={styles['missing']}>
      <FormattedMessage id="signUp.missing" />
    </span>
  );
}
