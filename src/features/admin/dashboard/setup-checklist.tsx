import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { SetupStep } from '@/api/generated/model';
import { usePermission } from '@/session/use-permission';
import { StatusTag } from '@/ui/admin/status-tag';
import styles from './dashboard.module.css';

/** Page on which staff do a step, and the permission to change something there. */
const PLACES = {
  identity: { path: '/a/match/site', permission: 'config:write' },
  legal: { path: '/a/site/legal', permission: 'config:write' },
  contacts: { path: '/a/site/contacts', permission: 'content:write' },
  tracks: { path: '/a/match/tracks', permission: 'edition:write' },
  edition: { path: '/a/match/editions', permission: 'edition:write' },
  published: { path: '/a/match/editions', permission: 'edition:write' },
} as const satisfies Record<SetupStep['step'], { path: string; permission: string }>;

/** Steps from an empty site to the first published edition, with links for those who may do them. */
export function SetupChecklist({ steps }: { steps: readonly SetupStep[] | undefined }) {
  const { can } = usePermission();
  if (steps === undefined) return null;
  return (
    <section className={styles['setup']} aria-labelledby="setup">
      <h2 id="setup" className={styles['cardTitle']}>
        <FormattedMessage id="staff.setup" />
      </h2>
      <p className={styles['side']}>
        <FormattedMessage id="staff.setupLead" />
      </p>
      <ol role="list">
        {steps.map(({ step, done }) => {
          const { path, permission } = PLACES[step];
          const name = <FormattedMessage id={`staff.setup.${step}`} />;
          return (
            <li key={step} className={styles['row']}>
              {can([permission]) ? <Link to={path}>{name}</Link> : name}
              <StatusTag tone={done ? 'good' : 'notable'}>
                <FormattedMessage id={done ? 'staff.setupDone' : 'staff.setupOpen'} />
              </StatusTag>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
