import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Modal, Tabs } from 'antd';
import { useIntl } from 'react-intl';
import { useLoginModal } from '../login-modal-store';
import { LoginForm } from './login-form';
import { finishLogin } from './finish-login';

/** The login modal (spec section 4); opened by the header or by a session that expired. */
export function LoginModal() {
  const intl = useIntl();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { open, close } = useLoginModal();

  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'session.logIn' })}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ blur: false }}
      onCancel={close}
    >
      <Tabs
        items={[
          {
            key: 'password',
            label: intl.formatMessage({ id: 'session.passwordLogin' }),
            children: (
              <LoginForm
                onLoggedIn={(login) => {
                  void finishLogin(login, client).then(() => {
                    close();
                    return navigate({
                      to: '.',
                      search: ((old: object) => ({ ...old, _: Date.now().toString(36) })) as never,
                      replace: true,
                    });
                  });
                }}
              />
            ),
          },
        ]}
      />
    </Modal>
  );
}
