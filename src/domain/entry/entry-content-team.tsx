import { FormattedMessage } from 'react-intl';
import styles from './entry-content.module.css';
import { Missing } from './missing';
import type { EntryValues } from './entry-values';

/** Team members besides the leader. */
export function EntryContentTeam({ members }: { members: NonNullable<EntryValues['members']> }) {
  if (members.length === 0) return null;
  return (
    <>
      <h4 className={styles['group']}>
        <FormattedMessage id="signUp.members" />
      </h4>
      <ul role="list" className={styles['members']}>
        {members.map(({ name, role, mobile }, at) => (
          <li key={at}>
            <strong>{name || <Missing />}</strong>
            <span>{role || <Missing />}</span>
            <span>{mobile}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
