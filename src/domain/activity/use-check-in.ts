import { useSignInActivity } from '@/api/generated/activity/activity';

/** Checks the user in; the form shows failures. */
export function useCheckIn() {
  return useSignInActivity({ request: { suppressToast: true } });
}
