import { useState } from 'react';
import { ApiFailure, NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useSignUpActivity } from '@/api/generated/activity/activity';
import type { CurrentUser } from '@/api/generated/model';
import { refreshCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { useQueuedSignUp } from './use-queued-sign-up';

/** Returns whether an account has no name; false if the account is unknown. */
function lacksName(user: CurrentUser | undefined): boolean {
  if (user === undefined) return false;
  const { firstName, lastName, chineseName } = user;
  return [firstName, lastName, chineseName].every((part) => part === '');
}

function nameRefusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  return error.fields.find(({ pointer }) => pointer === '/name')?.message;
}

/**
 * Signs the current user up for an activity. Accounts without a name must enter one; without a
 * network, the sign-up is queued.
 * @param signedUp whether the server has the sign-up
 */
export function useSignUp(activityId: string, signedUp: boolean) {
  const { error, isPending, isSuccess, mutateAsync } = useSignUpActivity(NO_TOAST_WHEN_UNANSWERED);
  const { queueIfUnsent, ...outbox } = useQueuedSignUp(activityId, signedUp);
  const [needsName, setNeedsName] = useState(false);

  const send = async (name?: string) => {
    const sent = mutateAsync({ data: { activityId, ...(name !== undefined && { name }) } });
    // Takes effect even if the user leaves the page.
    queueIfUnsent(sent, name);
    try {
      await sent;
    } catch (failure) {
      if (nameRefusalOf(failure) !== undefined) setNeedsName(true);
      return;
    }
    setNeedsName(false);
    // The header and later sign-ups use the name.
    if (name !== undefined) await refreshCurrentUser();
  };
  return {
    ...outbox,
    error,
    loading: isPending,
    /** Whether this hook has sent a sign-up that the server accepted. */
    sent: isSuccess,
    needsName,
    /** Server message, if it rejected the name. */
    nameRefusal: nameRefusalOf(error),
    start: () => {
      if (lacksName(useSession.getState().user)) setNeedsName(true);
      else void send();
    },
    send: (name: string) => void send(name),
  };
}
