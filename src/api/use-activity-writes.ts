import { useQueryClient } from '@tanstack/react-query';
import { isUnanswered, type ApiFailure } from './failure';
import {
  getGetActivityQueryKey,
  useCancelActivity,
  useSignInActivity,
  useSignUpActivity,
} from './generated/activity/activity';

/** What a user does about an activity; every page that shows it follows, whatever came of it. */
export function useActivityWrites(activityId: string) {
  const client = useQueryClient();
  // Every key of activities starts like the one of a single activity, without its id.
  const queryKey = getGetActivityQueryKey(activityId).slice(0, 3);
  const mutation = {
    onSettled: (_data: unknown, error: ApiFailure | null) => {
      const followed = client.invalidateQueries({ queryKey });
      // Where nobody answers, asking again takes its time: the button is free meanwhile.
      return isUnanswered(error) ? undefined : followed;
    },
  };
  return {
    signUp: useSignUpActivity({ mutation }),
    cancel: useCancelActivity({ mutation }),
    /** Its form tells how it went. */
    checkIn: useSignInActivity({ mutation, request: { quiet: true } }),
  };
}
