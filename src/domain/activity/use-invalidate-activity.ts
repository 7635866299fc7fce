import { useQueryClient } from '@tanstack/react-query';
import { isTransportFailure, type ApiFailure } from '@/api/failure';
import { getGetActivityQueryKey } from '@/api/generated/activity/activity';

/** How a write about an activity ends: every page that shows it follows, whatever came of it. */
export function useInvalidateActivity(activityId: string) {
  const client = useQueryClient();
  // Every key of activities starts like the one of a single activity, without its id.
  const queryKey = getGetActivityQueryKey(activityId).slice(0, 3);
  return {
    onSettled: (_data: unknown, error: ApiFailure | null) => {
      const followed = client.invalidateQueries({ queryKey });
      // Where nobody answers, asking again takes its time: the button is free meanwhile.
      return isTransportFailure(error) ? undefined : followed;
    },
  };
}
