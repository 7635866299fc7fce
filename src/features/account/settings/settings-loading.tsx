import { LoadingState } from '@/ui/feedback/result-state';
import styles from './setting.module.css';

/** The place of the account's settings until they are there. */
export function SettingsLoading() {
  return (
    <div className={styles['wait']}>
      <LoadingState />
    </div>
  );
}
