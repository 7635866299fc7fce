import { useEffect } from 'react';
import { isTransportFailure } from '@/api/failure';
import { isOwn, useOutbox } from '@/outbox/outbox';
import { useSession } from '@/session/session-store';

/**
 * Queues the current user's sign-up if its request gets no response; the outbox sends it later.
 * @param signedUp whether the server has the sign-up
 */
export function useQueuedSignUp(activityId: string, signedUp: boolean) {
  const { items: waiting, add: keep, remove: drop } = useOutbox();
  const session = useSession();
  const queued = waiting.find(
    (one) => one.kind === 'activity' && one.activityId === activityId && isOwn(one, session),
  );
  useEffect(() => {
    // Only the response was lost. Sending the sign-up again could undo a later cancellation.
    if (queued !== undefined && signedUp) drop(queued);
  }, [queued, signedUp, drop]);
  return {
    queued: queued !== undefined && !signedUp,
    /** Queues a sign-up under the user who sent it, if it gets no response. */
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
