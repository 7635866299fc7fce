import { FormattedMessage } from 'react-intl';
import type { ProjectSummary } from '@/api/generated/model';
import { AwardBadge } from './award-badge';

interface Props {
  entry: Pick<ProjectSummary, 'awards' | 'shortlisted' | 'finalist'>;
}

/** Published result of an entry: its awards, or its place in the final or on the shortlist. */
export function EntryResult({ entry }: Props) {
  return (
    <>
      {entry.awards.map(({ name }) => (
        <AwardBadge key={name} name={name} />
      ))}
      {entry.shortlisted === true && (
        <AwardBadge
          name={<FormattedMessage id={entry.finalist ? 'entry.finalist' : 'entry.shortlisted'} />}
        />
      )}
    </>
  );
}
