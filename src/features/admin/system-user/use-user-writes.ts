import { useQueryClient } from '@tanstack/react-query';
import {
  getListSystemUsersQueryKey,
  useCreateSystemUser,
  useDeleteSystemUser,
  useUpdateSystemUser,
} from '@/api/generated/system-user/system-user';

/** What changes users; every list and detail of them follows. */
export function useUserWrites() {
  const client = useQueryClient();
  // Every key of users starts like their list's, without its question.
  const queryKey = getListSystemUsersQueryKey();
  const follow = { mutation: { onSettled: () => client.invalidateQueries({ queryKey }) } };
  return {
    create: useCreateSystemUser(follow),
    update: useUpdateSystemUser(follow),
    remove: useDeleteSystemUser(follow),
  };
}
