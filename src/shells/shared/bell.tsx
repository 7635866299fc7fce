import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useDismiss } from '@/ui/button/use-dismiss';
import { BellButton } from './bell-button';
import styles from './bell.module.css';

/** Spec section 2: static sample items and a fixed count, no real data. */
const SAMPLES: readonly [text: MessageId, time: MessageId][] = [
  ['session.notice1', 'session.noticeTime1'],
  ['session.notice2', 'session.noticeTime2'],
  ['session.notice3', 'session.noticeTime3'],
];

/** The notification bell (spec section 2, header). */
export function Bell() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss(root, open, () => {
    setOpen(false);
  });

  return (
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <BellButton
        label={intl.formatMessage({ id: 'session.notifications' })}
        open={open}
        controls={id}
        onToggle={() => {
          setOpen(!open);
        }}
      />
      <section
        id={id}
        hidden={!open}
        className={styles['panel']}
        aria-label={intl.formatMessage({ id: 'session.notifications' })}
      >
        <p className={styles['title']}>
          <FormattedMessage id="session.sampleNotices" />
        </p>
        <ul>
          {SAMPLES.map(([text, time]) => (
            <li key={text} className={styles['item']}>
              <FormattedMessage id={text} />
              <span className={styles['time']}>
                <FormattedMessage id={time} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
