import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { connectFailures } from '@/api/failures';
import { ChunkLoadError } from '@/lib/load-chunk';
import { connectNotices } from '@/lib/notices';
import { askContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { waitForReauthentication } from '@/session/wait-for-reauthentication';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { toast } from './toast';
import type { SiteRouter } from '../router';

/**
 * Reads the permissions of the current user again and lets the guard decide anew about the open page.
 * Without a change it does nothing: a page whose loader is refused again would repeat it endlessly.
 */
async function followPermissions(router: Pick<SiteRouter, 'invalidate'>): Promise<void> {
  const { refreshPermissions } = await import('@/session/refresh-permissions');
  if (await refreshPermissions()) await router.invalidate();
}

/** Connects the failure policy to the page: its texts in the present language, modal, session. */
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
    // An action that loads a part of the site's code, such as a download, leaves its failure to this.
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
