import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './start-page.module.css';

/** Section of a start page. */
export function StartSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

export function StartList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul role="list" className={styles['list']}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

interface Step {
  title: ReactNode;
  text?: ReactNode;
  /** Expected duration. */
  minutes?: number;
}

/** Numbered steps. */
export function StartSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles['steps']} role="list">
      {steps.map(({ title, text, minutes }, at) => (
        <li key={at} className={styles['step']}>
          <span className={styles['number']} aria-hidden="true">
            {at + 1}
          </span>
          <span className={styles['stepText']}>
            <strong>{title}</strong>
            {text !== undefined && <span>{text}</span>}
          </span>
          {minutes !== undefined && (
            <span className={styles['minutes']}>
              <FormattedMessage id="start.minutes" values={{ minutes }} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
