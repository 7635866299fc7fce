import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextElement } from '@/i18n/use-text-element';

interface Props {
  /** Edition of the award. */
  matchInfoId: string;
  prizeId: string | undefined;
  award: string;
}

/** Localized name of an award; the stored name if the award isn't a prize of the edition. */
export function AwardName({ matchInfoId, prizeId, award }: Props) {
  const textElement = useTextElement();
  const editions = useListStaffMatches().data ?? [];
  const prizes = editions.find(({ id }) => id === matchInfoId)?.prizes ?? [];
  const prize = prizes.find(({ id, name }) =>
    prizeId === undefined ? name.CN === award : id === prizeId,
  );
  return prize === undefined ? award : textElement(prize.name);
}
