import type { ReactNode } from 'react';
import styles from './diagnostics-page.module.css';

interface Props {
  id: string;
  title: ReactNode;
  details: readonly { key: string; term: ReactNode; value: ReactNode }[];
  children?: ReactNode;
}

export function DetailList({ id, title, details, children }: Props) {
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <dl className={styles['facts']}>
        {details.map(({ key, term, value }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
