import { useEffect } from 'react';
import { isUnanswered } from '@/api/failure';
import { useOutbox } from './outbox';
import { useSession } from './session-store';

/**
 * The sign-up for an activity that nobody answered: kept, and sent when the network is back.
 * @param signedUp whether the server holds it already
 */
export function useWaitingSignUp(activityId: string, signedUp: boolean) {
  const { waiting, keep, drop } = useOutbox();
  const waits = waiting.find((one) => one.kind === 'activity' && one.activityId === activityId);
  useEffect(() => {
    // Only its answer was lost. Sent again, it would undo a cancellation that comes later.
    if (waits !== undefined && signedUp) drop(waits);
  }, [waits, signedUp, drop]);
  return {
    waits: waits !== undefined && !signedUp,
    /** For a sign-up that failed, whatever the reason. */
    keepUnanswered: (error: unknown) => {
      const { phone = '' } = useSession.getState();
      if (isUnanswered(error)) keep({ kind: 'activity', phone, activityId });
    },
    drop: () => {
      if (waits !== undefined) drop(waits);
    },
  };
}
