import { useLocation } from '@tanstack/react-router';
import { isMobilePath } from '@/lib/mobile-site';
import { LoginModal } from '@/session/login/login-modal';
import { AntdProvider } from '@/settings/antd-provider';

/** The login modal in the site's look, a sheet on the mobile site: a chunk of its own. */
export default function LoginDialog() {
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  return (
    <AntdProvider touch={mobile}>
      <LoginModal face={mobile ? 'sheet' : 'modal'} />
    </AntdProvider>
  );
}
