import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { connectFailures } from '@/api/failures';
import { ChunkLoadError } from '@/lib/load-chunk';
import { connectNotices } from '@/lib/notices';
import { openContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { waitForReauthentication } from '@/session/wait-for-reauthentication';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { toast } from './toast';
import type { SiteRouter } from '../router';

/**
 * Reloads the current user's permissions and, if they have changed, the open page. Without the
 * condition, a page with a rejected loader would reload endlessly.
 */
async function followPermissions(router: Pick<SiteRouter, 'invalidate'>): Promise<void> {
  const { refreshPermissions } = await import('@/session/refresh-permissions');
  if (await refreshPermissions()) await router.invalidate();
}

export function ToastBridge() {
  const intl = useIntl();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    const disconnectNotices = connectNotices((level, words, seconds) => {
      toast(level, words, seconds).catch(() => undefined);
    });
    connectFailures({
      toast: (level, text, seconds) => {
        const words = 'id' in text ? intl.formatMessage({ id: text.id }, text.values) : text.words;
        // Ignored: the error log contains the failure.
        toast(level, words, seconds).catch(() => undefined);
      },
      expireSession: () => {
        useSession.getState().end();
        return useLoginModal.getState().show('expired');
      },
      waitForReauthentication,
      openContactVerification: () => openContactVerification(),
      refreshPermissions: () => {
        followPermissions(router).catch(() => undefined);
      },
      requirePasswordReset: () => {
        useSession.getState().end();
        useLoginModal.getState().close();
        void navigate({ to: '/login', search: { status: 'reset' } });
      },
    });
    // Actions that lazy-load code, such as downloads, don't handle a failure to load it.
    const onRejected = ({ reason }: PromiseRejectionEvent) => {
      if (!(reason instanceof ChunkLoadError)) return;
      const words = intl.formatMessage({ id: 'error.chunk.title' });
      toast('error', words, 3).catch(() => undefined);
    };
    window.addEventListener('unhandledrejection', onRejected);
    return () => {
      disconnectNotices();
      window.removeEventListener('unhandledrejection', onRejected);
    };
  }, [intl, navigate, router]);
  return null;
}
