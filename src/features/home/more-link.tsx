import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './more-link.module.css';

/** Leads from a section to the whole of which it shows a part. */
export function MoreLink({ href, text }: { href: string; text: MessageId }) {
  return (
    <a className={styles['more']} href={href}>
      <FormattedMessage id={text} />
      <span aria-hidden="true"> →</span>
    </a>
  );
}
