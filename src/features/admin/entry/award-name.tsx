import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextElement } from '@/i18n/use-text-element';

interface Props {
  /** The edition that gives the award. */
  matchInfoId: string;
  prizeId: string | undefined;
  award: string;
}

/** Names an award in the reader's language. One that is no prize of the edition keeps its name. */
export function AwardName({ matchInfoId, prizeId, award }: Props) {
  const textElement = useTextElement();
  const editions = useListStaffMatches().data ?? [];
  const prizes = editions.find(({ id }) => id === matchInfoId)?.prizes ?? [];
  const prize = prizes.find(({ id, name }) =>
    prizeId === undefined ? name.CN === award : id === prizeId,
  );
  return prize === undefined ? award : textElement(prize.name);
}
