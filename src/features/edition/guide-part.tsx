import type { ReactNode } from 'react';
import styles from './guide-page.module.css';

interface Props {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A titled part of the guide that the outline leads to. */
export function GuidePart({ id, title, children }: Props) {
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
