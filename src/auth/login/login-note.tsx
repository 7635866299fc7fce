import { useLocation } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoginModal, type Prepared } from '@/session/login-modal-store';
import styles from './login-note.module.css';

/**
 * Note after a registration or recovery, which has closed the modal (spec section 4). Its button
 * reopens the modal with the same origin; navigation to another page cancels the awaited login.
 */
export function LoginNote({ prepared }: { prepared: Prepared }) {
  const id = useId();
  const { origin, show, close } = useLoginModal();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [from] = useState(pathname);
  useEffect(() => {
    if (pathname !== from) close();
  }, [pathname, from, close]);
  // The login page shows the form itself.
  if (pathname.endsWith('/login')) return null;
  return (
    <aside className={styles['note']} aria-labelledby={id}>
      <p id={id}>
        <FormattedMessage id={`login.next.${prepared}`} />
      </p>
      <Button type="primary" autoFocus aria-describedby={id} onClick={() => show(origin)}>
        <FormattedMessage id="session.logIn" />
      </Button>
      <Button onClick={close}>
        <FormattedMessage id="login.later" />
      </Button>
    </aside>
  );
}
