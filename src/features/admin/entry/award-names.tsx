import { Fragment } from 'react';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextElement } from '@/i18n/use-text-element';

interface Props {
  /** The edition they were given in. */
  matchInfoId: string;
  awards: readonly string[];
}

/**
 * Names awards in the reader's language. Each is given by the Chinese name of a prize of its edition; one
 * that is no prize stays as staff typed it.
 */
export function AwardNames({ matchInfoId, awards }: Props) {
  const textElement = useTextElement();
  const editions = useListStaffMatches().data ?? [];
  const prizes = editions.find(({ id }) => id === matchInfoId)?.prizes ?? [];
  return awards.map((award, at) => {
    const prize = prizes.find(({ name }) => name.CN === award);
    return (
      <Fragment key={award}>
        {at > 0 && ', '}
        {prize === undefined ? award : textElement(prize.name)}
      </Fragment>
    );
  });
}
