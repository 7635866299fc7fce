import { FormattedMessage } from 'react-intl';
import { useListMyAssignments } from '@/api/generated/judging/judging';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { PageHead } from '@/ui/page/page-head';
import { RoundPanel } from './round-panel';
import styles from './scoring-page.module.css';

/** Judge's list: rounds with the own entries and their progress. */
export function ScoringPage() {
  const { data, error, isError, refetch } = useListMyAssignments();
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Scoring" />}
        lead={<FormattedMessage id="judging.lead" />}
      />
      <div className={`frame ${styles['rounds'] ?? ''}`}>
        {data === undefined &&
          (isError ? (
            <FailedState error={error} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton fields={6} />
          ))}
        {data?.length === 0 && (
          <EmptyState
            title={<FormattedMessage id="judging.none" />}
            hint={<FormattedMessage id="judging.noneHint" />}
          />
        )}
        {data?.map((round) => (
          <RoundPanel key={round.id} round={round} />
        ))}
      </div>
    </>
  );
}
