import type { AuditName } from '@/api/generated/model';
import styles from './audit-target.module.css';

interface Props {
  /** Identifiers of the affected records, separated by commas. */
  ids: string;
  names: readonly AuditName[];
}

/** Affected records of an action by name, each above its identifier; without a name, the identifier alone. */
export function AuditTarget({ ids, names }: Props) {
  return (
    <ul role="list" className={styles['targets']}>
      {ids.split(/,\s*/).map((id) => {
        const name = names.find((one) => one.id === id)?.name;
        return (
          <li key={id}>
            {name !== undefined && <span>{name}</span>}
            <span className={name === undefined ? undefined : styles['identifier']} translate="no">
              {id}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
