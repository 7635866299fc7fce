import { useIntl } from 'react-intl';
import { useListReviewers } from '@/api/generated/staff/staff';

/** Returns the choices of the reviewer filter: the user's own entries, entries without a reviewer, reviewers. */
export function useReviewerChoices(matchInfoId: string | undefined) {
  const intl = useIntl();
  const { data = [] } = useListReviewers(
    { matchInfoId: matchInfoId ?? '' },
    { query: { enabled: matchInfoId !== undefined } },
  );
  return [
    ...(['mine', 'none'] as const).map((value) => ({
      value,
      label: intl.formatMessage({ id: `staffEntry.reviewer.${value}` }),
    })),
    ...data.map(({ id, name, entries, waiting }) => ({
      value: id,
      label: intl.formatMessage({ id: 'staffEntry.reviewerOption' }, { name, entries, waiting }),
    })),
  ];
}
