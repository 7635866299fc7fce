import { Modal } from 'antd';
import { useIntl } from 'react-intl';
import { useLoginModal } from '../login-modal-store';
import { useSession } from '../session-store';
import { LoginPanel } from './login-panel';
import { useFinishLogin } from './use-finish-login';

/** The login modal (spec section 4); opened by the header or by a session that expired. */
export function LoginModal() {
  const intl = useIntl();
  const { open, origin, mode, phone, close, turnTo, endRegistering } = useLoginModal();
  const known = useSession((session) => session.phone);
  const finish = useFinishLogin();

  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'session.logIn' })}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ blur: false, closable: false }}
      onCancel={close}
    >
      <LoginPanel
        mode={mode}
        onMode={turnTo}
        phone={phone ?? known}
        onLoggedIn={async (login) => {
          await finish(login, origin);
        }}
        onDone={endRegistering}
      />
    </Modal>
  );
}
