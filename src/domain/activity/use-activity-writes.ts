import { useInvalidateActivity } from './use-invalidate-activity';
import { useCancelActivity, useSignUpActivity } from '@/api/generated/activity/activity';

/** Signs the user up for an activity, or off. */
export function useActivityWrites(activityId: string) {
  const mutation = useInvalidateActivity(activityId);
  return { signUp: useSignUpActivity({ mutation }), cancel: useCancelActivity({ mutation }) };
}
