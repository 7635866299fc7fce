import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoginModal } from '@/session/login-modal-store';
import { ActionButton } from '@/ui/button/action-button';
import styles from './start-page.module.css';

interface Props {
  /** Heading of the card with the buttons. */
  title: ReactNode;
  /** Deadline, or the time until an answer. */
  when: ReactNode;
  note: ReactNode;
  /** Sections in order. */
  children: ReactNode;
}

/** Page before a form that needs an account: conditions and steps, and buttons to register or log in. */
export function StartPage({ title, when, note, children }: Props) {
  const show = useLoginModal((modal) => modal.show);
  return (
    <div className={styles['page']}>
      <section className={styles['card']} aria-labelledby="start-card">
        <h2 id="start-card" className={styles['cardTitle']}>
          {title}
        </h2>
        {when}
        <div className={styles['actions']}>
          <ActionButton variant="bright" onClick={() => show('page', 'register')}>
            <FormattedMessage id="start.createAccount" />
          </ActionButton>
          <ActionButton variant="glass" onClick={() => show('page')}>
            <FormattedMessage id="start.logIn" />
          </ActionButton>
        </div>
        <p className={styles['note']}>{note}</p>
      </section>
      <div className={styles['sections']}>{children}</div>
    </div>
  );
}
