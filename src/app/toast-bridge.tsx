import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { connectFailures } from '@/api/failures';
import { connectNotices } from '@/lib/notices';
import { askContactVerification } from '@/session/contact-verification/contact-verification-store';
import { waitForReauthentication } from '@/session/wait-for-reauthentication';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { followPermissions } from './follow-permissions';
import { toast } from './toast';

/** Connects the failure policy to the page: its texts in the present language, modal, session. */
export function ToastBridge() {
  const intl = useIntl();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    connectNotices((level, words, seconds) => {
      toast(level, words, seconds).catch(() => undefined);
    });
    connectFailures({
      toast: (level, text, seconds) => {
        const words = 'id' in text ? intl.formatMessage({ id: text.id }, text.values) : text.words;
        // Where even its code doesn't come, the error log has it; the page shows its own failure.
        toast(level, words, seconds).catch(() => undefined);
      },
      expireSession: () => {
        useSession.getState().end();
        return useLoginModal.getState().show('expired');
      },
      waitForReauthentication,
      askContactVerification,
      refreshPermissions: () => {
        followPermissions(router).catch(() => undefined);
      },
      requirePasswordReset: () => {
        useSession.getState().end();
        useLoginModal.getState().close();
        void navigate({ to: '/login', search: { status: 'reset' } });
      },
    });
  }, [intl, navigate, router]);
  return null;
}
