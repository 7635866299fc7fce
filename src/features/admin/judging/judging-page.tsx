import { getRouteApi } from '@tanstack/react-router';
import { Button, Select, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListJudgingRounds } from '@/api/generated/staff-judging/staff-judging';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import type { JudgingRound } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
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
  const textOf = useTextIn();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const editions = useListStaffMatches();
  const { data: all = [] } = editions;
  const edition =
    all.find(({ id }) => id === search.matchInfoId) ?? all.find(({ current }) => current) ?? all[0];
  const rounds = useListJudgingRounds(
    { matchInfoId: edition?.id ?? '' },
    { query: { enabled: edition !== undefined } },
  );
  const [edited, setEdited] = useState<JudgingRound | 'new'>();
  const round = rounds.data?.find(({ id }) => id === search.round) ?? rounds.data?.[0];
  const failed = [editions, rounds].find(({ isError }) => isError);
  const choose = (id: string) =>
    void navigate({ search: (former) => ({ ...former, round: id }), replace: true });

  return (
    <StaffPage
      title={<FormattedMessage id="route.AdminJudging" />}
      actions={
        <>
          <Select
            style={{ minWidth: 240 }}
            aria-label={intl.formatMessage({ id: 'staff.newsEdition' })}
            value={edition?.id ?? null}
            options={all.map(({ id, name }) => ({ value: id, label: textOf(name) }))}
            onChange={(id: string | null) => {
              if (id !== null) void navigate({ search: { matchInfoId: id } });
            }}
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
      {failed === undefined && rounds.data === undefined && <Skeleton active />}
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
