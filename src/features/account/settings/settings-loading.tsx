import { LoadingState } from '@/ui/feedback/result-state';
import styles from './setting.module.css';

export function SettingsLoading() {
  return (
    <div className={styles['wait']}>
      <LoadingState />
    </div>
  );
}
