import { LoginModal } from '@/session/login/login-modal';
import { AntdProvider } from '@/settings/antd-provider';

/** The login modal in the site's look: a chunk of its own. */
export default function LoginDialog() {
  return (
    <AntdProvider>
      <LoginModal />
    </AntdProvider>
  );
}
