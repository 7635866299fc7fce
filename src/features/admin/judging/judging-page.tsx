import { getRouteApi } from '@tanstack/react-router';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListJudgingRounds } from '@/api/generated/staff-judging/staff-judging';
import type { JudgingRound } from '@/api/generated/model';
import { EditionSelect } from '@/domain/staff-edition/edition-select';
import { NoStaffEdition } from '@/domain/staff-edition/no-staff-edition';
import { useStaffEdition } from '@/domain/staff-edition/use-staff-edition';
import { StaffPage } from '@/ui/admin/staff-page';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { RoundEditor } from './round-editor';
import { RoundEntries } from './round-entries';
import { RoundJudges } from './round-judges';
import { RoundTable } from './round-table';
import { TABS, type JudgingTab } from './judging-search';

const route = getRouteApi('/_admin/_competition/a/match/judging');

/** Judging of an edition: rounds, and the entries and judges of one round. */
export function JudgingPage() {
  const intl = useIntl();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { edition, editions, ...listed } = useStaffEdition(search.matchInfoId);
  const rounds = useListJudgingRounds(
    { matchInfoId: edition?.id ?? '' },
    { query: { enabled: edition !== undefined } },
  );
  const [edited, setEdited] = useState<JudgingRound | 'new'>();
  const round = rounds.data?.find(({ id }) => id === search.round) ?? rounds.data?.[0];
  const failed = [listed, rounds].find(({ isError }) => isError);
  const choose = (id: string) =>
    void navigate({ search: (former) => ({ ...former, round: id }), replace: true });

  return (
    <StaffPage
      title={<FormattedMessage id="route.AdminJudging" />}
      actions={
        <>
          <EditionSelect
            editions={editions}
            edition={edition}
            onChange={(matchInfoId) => void navigate({ search: { matchInfoId } })}
          />
          <Button type="primary" disabled={edition === undefined} onClick={() => setEdited('new')}>
            <FormattedMessage id="staffJudging.newRound" />
          </Button>
        </>
      }
    >
      {failed !== undefined && (
        <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {editions?.length === 0 && <NoStaffEdition />}
      {failed === undefined && rounds.data === undefined && editions?.length !== 0 && (
        <Skeleton active />
      )}
      {rounds.data?.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="staffJudging.none" />}
          hint={<FormattedMessage id="staffJudging.noneHint" />}
        />
      )}
      {rounds.data !== undefined && round !== undefined && (
        <>
          <RoundTable rounds={rounds.data} chosen={round.id} onChoose={choose} onEdit={setEdited} />
          <Tabs
            key={round.id}
            style={{ marginTop: 16 }}
            activeKey={search.tab ?? TABS[0]}
            onChange={(tab) =>
              void navigate({
                search: (former) => ({ ...former, tab: tab as JudgingTab }),
                replace: true,
              })
            }
            items={[
              {
                key: 'entries',
                label: intl.formatMessage({ id: 'staffJudging.tab.entries' }),
                children: <RoundEntries round={round} />,
              },
              {
                key: 'judges',
                label: intl.formatMessage({ id: 'staffJudging.tab.judges' }),
                children: <RoundJudges round={round} />,
              },
            ]}
          />
        </>
      )}
      {edition !== undefined && (
        <RoundEditor
          matchInfoId={edition.id}
          round={edited}
          rounds={rounds.data ?? []}
          onSaved={choose}
          onClose={() => setEdited(undefined)}
        />
      )}
    </StaffPage>
  );
}
