import { useQueryClient } from '@tanstack/react-query';
import {
  getListStaffActivitiesQueryKey,
  useCancelStaffActivity,
  useCreateActivity,
  useUpdateActivity,
} from '@/api/generated/staff-activity/staff-activity';

/** What changes activities; staff's lists and the public pages follow. */
export function useActivityWrites() {
  const client = useQueryClient();
  const follow = {
    mutation: {
      onSuccess: () =>
        Promise.all(
          [
            getListStaffActivitiesQueryKey(),
            ['api', 'client', 'activity'],
            ['api', 'client', 'match'],
            ['api', 'sys', 'dashboard'],
          ].map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
    },
  };
  return {
    create: useCreateActivity(follow),
    update: useUpdateActivity(follow),
    cancel: useCancelStaffActivity(follow),
  };
}
