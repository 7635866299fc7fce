import { useQueryClient } from '@tanstack/react-query';
import {
  getListStaffMatchesQueryKey,
  useCreateMatch,
  usePublishWinners,
  useUpdateMatch,
} from '@/api/generated/staff-match/staff-match';

/** What changes editions; staff's lists and the public pages follow. */
export function useMatchWrites() {
  const client = useQueryClient();
  const follow = {
    mutation: {
      onSuccess: () =>
        Promise.all(
          [
            getListStaffMatchesQueryKey(),
            ['api', 'client', 'match'],
            ['api', 'client', 'project'],
            ['api', 'sys', 'dashboard'],
            ['api', 'sys', 'project'],
          ].map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
    },
  };
  return {
    create: useCreateMatch(follow),
    update: useUpdateMatch(follow),
    publish: usePublishWinners(follow),
  };
}
