import { useState } from 'react';
import { ApiFailure, QUIET_WHEN_UNANSWERED } from '@/api/failure';
import { useSignUpActivity } from '@/api/generated/activity/activity';
import type { CurrentUser } from '@/api/generated/model';
import { refreshCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { useQueuedSignUp } from './use-queued-sign-up';

/** Whether an account has no name; false where nobody could read the account. */
function lacksName(user: CurrentUser | undefined): boolean {
  if (user === undefined) return false;
  const { firstName, lastName, chineseName } = user;
  return [firstName, lastName, chineseName].every((part) => part === '');
}

/** Why the server refused the name of a sign-up. */
function nameRefusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  return error.fields.find(({ pointer }) => pointer === '/name')?.message;
}

/**
 * Signs the present user up for an activity. An account without a name is asked for one first; without
 * network the sign-up is queued.
 * @param signedUp whether the server holds the sign-up already
 */
export function useSignUp(activityId: string, signedUp: boolean) {
  const { error, isPending, mutateAsync } = useSignUpActivity(QUIET_WHEN_UNANSWERED);
  const { queueIfUnsent, ...outbox } = useQueuedSignUp(activityId, signedUp);
  const [needsName, setNeedsName] = useState(false);

  const send = async (name?: string) => {
    const sent = mutateAsync({ data: { activityId, ...(name !== undefined && { name }) } });
    // Also where the page was left meanwhile.
    queueIfUnsent(sent, name);
    try {
      await sent;
    } catch (failure) {
      if (nameRefusalOf(failure) !== undefined) setNeedsName(true);
      return;
    }
    setNeedsName(false);
    // The header and the next sign-up show the name.
    if (name !== undefined) await refreshCurrentUser();
  };
  return {
    ...outbox,
    error,
    loading: isPending,
    /** Whether the sign-up continues with a name. */
    needsName,
    /** Why the server refused the name. */
    nameRefusal: nameRefusalOf(error),
    start: () => {
      if (lacksName(useSession.getState().user)) setNeedsName(true);
      else void send();
    },
    send: (name: string) => void send(name),
  };
}
