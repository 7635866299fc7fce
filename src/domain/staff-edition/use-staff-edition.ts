import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';

/**
 * Returns the edition that a staff page is about: that of `id`; without it, the current edition, or else the
 * newest. Undefined while loading and on a site without editions.
 */
export function useStaffEdition(id: string | undefined) {
  const { data: editions, error, isError, refetch } = useListStaffMatches();
  const edition =
    editions?.find((one) => one.id === id) ??
    editions?.find(({ current }) => current) ??
    editions?.at(0);
  return { edition, editions, error, isError, refetch };
}
