import { useInvalidateActivity } from './use-invalidate-activity';
import { useSignInActivity } from '@/api/generated/activity/activity';

/** Checks the user in at an activity. Its form tells how it went. */
export function useCheckIn(activityId: string) {
  return useSignInActivity({
    mutation: useInvalidateActivity(activityId),
    request: { quiet: true },
  });
}
