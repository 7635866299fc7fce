import { FormattedMessage } from 'react-intl';
import type { ProjectSummary } from '@/api/generated/model';
import { AwardBadge } from './award-badge';

/** Published result of an entry: its awards, or its place on the shortlist. */
export function EntryResult({ entry }: { entry: Pick<ProjectSummary, 'awards' | 'shortlisted'> }) {
  return (
    <>
      {entry.awards.map(({ name }) => (
        <AwardBadge key={name} name={name} />
      ))}
      {entry.shortlisted === true && (
        <AwardBadge name={<FormattedMessage id="entry.shortlisted" />} />
      )}
    </>
  );
}
