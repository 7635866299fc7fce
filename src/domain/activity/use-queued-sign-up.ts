import { useEffect } from 'react';
import { isTransportFailure } from '@/api/failure';
import { isOwn, useOutbox } from '@/outbox/outbox';
import { useSession } from '@/session/session-store';

/**
 * The present user's sign-up for an activity that nobody answered: kept, and sent when the network
 * is back.
 * @param signedUp whether the server holds it already
 */
export function useQueuedSignUp(activityId: string, signedUp: boolean) {
  const { items: waiting, add: keep, remove: drop } = useOutbox();
  const session = useSession();
  const queued = waiting.find(
    (one) => one.kind === 'activity' && one.activityId === activityId && isOwn(one, session),
  );
  useEffect(() => {
    // Only its response was lost. Sent again, it would undo a cancellation that comes later.
    if (queued !== undefined && signedUp) drop(queued);
  }, [queued, signedUp, drop]);
  return {
    queued: queued !== undefined && !signedUp,
    /** Keeps a sign-up that was sent just now, where nobody answers it, for who sent it. */
    queueIfUnsent: (sent: Promise<unknown>, name?: string) => {
      const { phone } = useSession.getState();
      sent.catch((error: unknown) => {
        if (phone !== undefined && isTransportFailure(error))
          keep({ kind: 'activity', phone, activityId, ...(name !== undefined && { name }) });
      });
    },
    drop: () => {
      if (queued !== undefined) drop(queued);
    },
  };
}
