import { useSignInActivity } from '@/api/generated/activity/activity';

/** Checks the user in at an activity. Its form shows the result. */
export function useCheckIn() {
  return useSignInActivity({ request: { quiet: true } });
}
