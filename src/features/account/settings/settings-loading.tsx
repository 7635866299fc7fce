import { FormSkeleton } from '@/ui/form/form-skeleton';
import styles from './setting.module.css';

export function SettingsLoading() {
  return (
    <div className={styles['wait']}>
      <FormSkeleton />
    </div>
  );
}
