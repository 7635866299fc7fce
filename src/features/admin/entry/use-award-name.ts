import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextIn } from '@/i18n/use-text-in';

/**
 * Names an award in the reader's language. It is given by the Chinese name of a prize of its edition; one
 * that is no prize stays as staff typed it.
 */
export function useAwardName(): (matchInfoId: string, award: string) => string {
  const textIn = useTextIn();
  const editions = useListStaffMatches().data ?? [];
  return (matchInfoId, award) => {
    const prizes = editions.find(({ id }) => id === matchInfoId)?.prizes ?? [];
    const prize = prizes.find(({ name }) => name.CN === award);
    return prize === undefined ? award : textIn(prize.name);
  };
}
