import type { Organisation } from '@/api/generated/model';
import styles from './partners.module.css';

/** The organisations behind the competition. */
export function Partners({ partners }: { partners: readonly Organisation[] }) {
  return (
    <ul className={styles['wall']}>
      {partners.map(({ id, name }) => (
        <li key={id} className={styles['partner']}>
          {name}
        </li>
      ))}
    </ul>
  );
}
