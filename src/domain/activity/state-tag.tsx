import { FormattedMessage } from 'react-intl';
import type { ActivityState } from '@/api/generated/model';
import styles from './state-tag.module.css';

export function StateTag({ state }: { state: ActivityState }) {
  return (
    <span className={styles['tag']} data-state={state}>
      <FormattedMessage id={`activity.state.${state}`} />
    </span>
  );
}
