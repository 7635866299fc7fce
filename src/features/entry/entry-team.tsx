import { FormattedMessage } from 'react-intl';
import type { ProjectTeam } from '@/api/generated/model';
import styles from './entry-page.module.css';

export function EntryTeam({ team }: { team: ProjectTeam }) {
  return (
    <section>
      <h2 className={styles['heading']}>
        <FormattedMessage id="entry.team" />
      </h2>
      <ul role="list" className={styles['people']}>
        <li className={styles['person']}>
          {team.leader}
          <span className={styles['role']}>
            <FormattedMessage id="entry.leader" />
          </span>
        </li>
        {team.members.map(({ name, role }) => (
          <li key={`${name} ${role}`} className={styles['person']}>
            {name}
            <span className={styles['role']}>{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
