import { useEffect } from 'react';
import { isUnanswered } from '@/api/failure';
import { isOwn, useOutbox } from '@/outbox/outbox';
import { useSession } from '@/session/session-store';

/**
 * The present user's sign-up for an activity that nobody answered: kept, and sent when the network
 * is back.
 * @param signedUp whether the server holds it already
 */
export function useWaitingSignUp(activityId: string, signedUp: boolean) {
  const { waiting, keep, drop } = useOutbox();
  const session = useSession();
  const waits = waiting.find(
    (one) => one.kind === 'activity' && one.activityId === activityId && isOwn(one, session),
  );
  useEffect(() => {
    // Only its answer was lost. Sent again, it would undo a cancellation that comes later.
    if (waits !== undefined && signedUp) drop(waits);
  }, [waits, signedUp, drop]);
  return {
    waits: waits !== undefined && !signedUp,
    /** Keeps a sign-up that was sent just now, where nobody answers it, for who sent it. */
    keepUnanswered: (sent: Promise<unknown>) => {
      const { phone } = useSession.getState();
      sent.catch((error: unknown) => {
        if (phone !== undefined && isUnanswered(error))
          keep({ kind: 'activity', phone, activityId });
      });
    },
    drop: () => {
      if (waits !== undefined) drop(waits);
    },
  };
}
