import { useLocation } from '@tanstack/react-router';
import { isMobilePath } from '@/lib/mobile-site';
import { ContactVerificationModal } from '@/auth/contact-verification/contact-verification-modal';
import { LoginModal } from '@/auth/login/login-modal';
import { AntdProvider } from '@/settings/antd-provider';

/** Session dialogs, shown as sheets on the mobile site; a separate chunk. */
export default function SessionDialogs() {
  const mobile = useLocation({ select: ({ pathname }) => isMobilePath(pathname) });
  const face = mobile ? 'sheet' : 'modal';
  return (
    <AntdProvider touch={mobile}>
      <ContactVerificationModal face={face} />
      <LoginModal face={face} />
    </AntdProvider>
  );
}
