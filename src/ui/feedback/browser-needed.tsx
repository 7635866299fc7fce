import { FormattedMessage, useIntl } from 'react-intl';
import { useBrowserNeeded } from '@/lib/browser-needed';
import { inAppBrowser } from '@/lib/in-app-browser';
import { ActionButton } from '../button/action-button';
import { NativeDialog } from './native-dialog';
import styles from './browser-needed.module.css';

/** Explains that an in-app browser can't save files, and how to open the page in another browser. */
export default function BrowserNeeded() {
  const intl = useIntl();
  const close = useBrowserNeeded((needed) => needed.close);
  const title = intl.formatMessage({ id: 'inApp.title' });
  const app = inAppBrowser() ?? 'wechat';
  return (
    <NativeDialog label={title} className={styles['size']} onClose={close}>
      <div className={styles['panel']}>
        <h2>{title}</h2>
        <p>
          <FormattedMessage id={`inApp.${app}`} />
        </p>
        <p>
          <FormattedMessage id="inApp.how" />
        </p>
        <ActionButton onClick={close}>
          <FormattedMessage id="inApp.close" />
        </ActionButton>
      </div>
    </NativeDialog>
  );
}
