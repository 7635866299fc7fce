import { getRouteApi } from '@tanstack/react-router';
import { Flex, Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import { useGetMatchResults } from '@/api/generated/staff-match/staff-match';
import { EditionSelect } from '@/domain/staff-edition/edition-select';
import { NoStaffEdition } from '@/domain/staff-edition/no-staff-edition';
import { useStaffEdition } from '@/domain/staff-edition/use-staff-edition';
import { StaffPage } from '@/ui/admin/staff-page';
import { FailedState } from '@/ui/feedback/result-state';
import { PublicationTable } from './publication-table';
import { ResultPreviewPanel } from './result-preview-panel';
import { StageTable } from './stage-table';

const route = getRouteApi('/_admin/_competition/a/match/results');

/** Results of an edition: stages with their publication, the preview of one, and past publications. */
export function ResultsPage() {
  const { matchInfoId, stage } = route.useSearch();
  const navigate = route.useNavigate();
  const { edition, editions, ...listed } = useStaffEdition(matchInfoId);
  const id = edition?.id ?? '';
  const results = useGetMatchResults(id, { query: { enabled: edition !== undefined } });
  const failed = [listed, results].find(({ isError }) => isError);
  const show = (previewed: typeof stage) =>
    void navigate({
      search: {
        ...(matchInfoId !== undefined && { matchInfoId }),
        ...(previewed !== undefined && { stage: previewed }),
      },
      replace: true,
    });
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffResults" />}
      actions={
        <EditionSelect
          editions={editions}
          edition={edition}
          onChange={(chosen) => void navigate({ search: { matchInfoId: chosen } })}
        />
      }
    >
      {failed !== undefined && (
        <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {editions?.length === 0 && <NoStaffEdition />}
      {failed === undefined && results.data === undefined && editions?.length !== 0 && (
        <Skeleton active />
      )}
      {results.data !== undefined && (
        <Flex vertical gap="large">
          <StageTable results={results.data} onPreview={show} />
          {stage !== undefined && edition !== undefined && (
            <ResultPreviewPanel
              key={`${id} ${stage}`}
              edition={edition}
              stage={stage}
              plannedAt={results.data.stages.find((one) => one.stage === stage)?.plannedAt}
              onClose={() => show(undefined)}
            />
          )}
          <PublicationTable acts={results.data.acts} />
        </Flex>
      )}
    </StaffPage>
  );
}
