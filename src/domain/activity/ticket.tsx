import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './check-in.module.css';
import { Collapsible } from '@/ui/detail/collapsible';

const QrCode = lazy(() => import('@/ui/art/qr-code'));

interface Props {
  /** Digits of the ticket; undefined while loading. */
  ticket: string | undefined;
  initiallyOpen?: boolean;
  onOpen?: () => void;
}

/** An attendee's ticket: a QR code for staff to scan, and its digits. */
export function Ticket({ ticket, initiallyOpen = false, onOpen }: Props) {
  const intl = useIntl();
  return (
    <Collapsible
      title={<FormattedMessage id="activity.ticket" />}
      initiallyOpen={initiallyOpen}
      onToggle={(open) => {
        if (open) onOpen?.();
      }}
    >
      <div className={styles['qr']}>
        {ticket !== undefined && (
          <Suspense>
            <QrCode
              text={ticket}
              label={intl.formatMessage({ id: 'activity.ticketQr' })}
              size={176}
            />
          </Suspense>
        )}
      </div>
      <p className={styles['digits']}>{ticket?.match(/\d{4}/g)?.join(' ')}</p>
      <p>
        <FormattedMessage id="activity.ticketHint" />
      </p>
    </Collapsible>
  );
}
