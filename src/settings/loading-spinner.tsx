import styles from './loading-spinner.module.css';

/**
 * The mark of a busy button. It is there and gone at once: antd's own leaves by a transition, and on
 * a machine without frames to spare the end of that never comes, so the button looked busy for good.
 */
export function LoadingSpinner() {
  return <span className={styles['mark']} aria-hidden />;
}
