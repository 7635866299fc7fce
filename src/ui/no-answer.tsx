import { FormattedMessage } from 'react-intl';
import styles from './no-answer.module.css';

/** Where a press was not answered, and nothing else says so: beside the button that was pressed. */
export function NoAnswer() {
  return (
    <p role="alert" className={styles['note']}>
      <FormattedMessage id="waits.noAnswer" />
    </p>
  );
}
