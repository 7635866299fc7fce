import { Button, message, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '@/lib/copy-text';
import { clearSettings, presentSettings, saveSettings } from '../settings-store';
import styles from './drawer.module.css';

/** Duration of the message after saving, in seconds (spec section 9). */
const SAVE_MESSAGE_SECONDS = 0.8;

export function DrawerActions() {
  const intl = useIntl();
  const [messages, messageHolder] = message.useMessage();
  const [modal, modalHolder] = Modal.useModal();

  const copy = async () => {
    const copied = await copyText(JSON.stringify(presentSettings(), null, 2));
    const words = intl.formatMessage({ id: copied ? 'settings.copied' : 'settings.copyFailed' });
    void messages.open({
      type: copied ? 'success' : 'warning',
      content: <span role="status">{words}</span>,
    });
  };

  const save = () => {
    saveSettings();
    void messages.open({
      key: 'save',
      type: 'loading',
      content: <span role="status">{intl.formatMessage({ id: 'settings.saving' })}</span>,
      duration: SAVE_MESSAGE_SECONDS,
    });
  };

  const reset = () => {
    void modal.confirm({
      title: intl.formatMessage({ id: 'settings.resetQuestion' }),
      content: intl.formatMessage({ id: 'settings.resetText' }),
      okText: intl.formatMessage({ id: 'settings.reset' }),
      cancelText: intl.formatMessage({ id: 'settings.cancel' }),
      onOk: () => {
        clearSettings();
        window.location.reload();
      },
    });
  };

  return (
    <div className={styles['actions']}>
      {messageHolder}
      {modalHolder}
      <Button onClick={() => void copy()}>
        <FormattedMessage id="settings.copy" />
      </Button>
      <Button type="primary" onClick={save}>
        <FormattedMessage id="settings.save" />
      </Button>
      <Button danger onClick={reset}>
        <FormattedMessage id="settings.reset" />
      </Button>
    </div>
  );
}
