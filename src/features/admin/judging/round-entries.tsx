import { Button, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useListRoundEntries,
  useShortlistEntries,
} from '@/api/generated/staff-judging/staff-judging';
import type { JudgingRound } from '@/api/generated/model';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { FailedState } from '@/ui/feedback/result-state';
import { AssignmentsDrawer } from './assignments-drawer';
import { EntryRanking } from './entry-ranking';
import { SheetDrawer } from './sheet-drawer';
import { TieDialog } from './tie-dialog';

/** Ranking of a round, with shortlist, order of ties and assignments. */
export function RoundEntries({ round }: { round: JudgingRound }) {
  const { data, error, isError, refetch } = useListRoundEntries(round.id, {
    // Judges change it at any time.
    query: { staleTime: 0 },
  });
  const shortlist = useShortlistEntries();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ordering, setOrdering] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  if (data === undefined)
    return isError ? (
      <FailedState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton active />
    );

  const sheets = data
    .filter(({ hidden = false }) => !hidden)
    .flatMap(({ assignments }) => assignments.filter(({ state }) => state === 'submitted'));
  const chosenEntries = data.filter(({ entryId }) => chosen.includes(entryId));
  const [first] = chosenEntries;
  const score = first?.[round.rankBy];
  const isTie =
    chosenEntries.length > 1 &&
    score !== undefined &&
    chosenEntries.every((entry) => entry[round.rankBy] === score);
  const change = (add: boolean) => {
    const others = data.filter(
      ({ entryId, shortlisted }) => shortlisted && !chosen.includes(entryId),
    );
    const entryIds = [...others, ...(add ? chosenEntries : [])].map(({ entryId }) => entryId);
    shortlist.mutate({ data: { roundId: round.id, entryIds } }, { onSuccess: () => setChosen([]) });
  };

  return (
    <>
      <Space wrap style={{ minHeight: 40, marginBottom: 8 }}>
        <span>
          <FormattedMessage
            id="staffJudging.summary"
            values={{
              by: <FormattedMessage id={`staffJudging.${round.rankBy}`} />,
              count: data.filter(({ shortlisted }) => shortlisted).length,
            }}
          />
        </span>
        <ExportMenu list="ranking" count={data.length} filters={{ roundId: round.id }} />
        <ExportMenu list="sheets" count={sheets.length} filters={{ roundId: round.id }}>
          <FormattedMessage id="staffJudging.exportSheets" />
        </ExportMenu>
        {first !== undefined && (
          <>
            <FormattedMessage id="staff.chosen" values={{ count: chosenEntries.length }} />
            <Button disabled={shortlist.isPending} onClick={() => change(true)}>
              <FormattedMessage id="staffJudging.shortlist" />
            </Button>
            {chosenEntries.some(({ shortlisted }) => shortlisted) && (
              <Button disabled={shortlist.isPending} onClick={() => change(false)}>
                <FormattedMessage id="staffJudging.unshortlist" />
              </Button>
            )}
            {isTie && (
              <Button onClick={() => setOrdering(true)}>
                <FormattedMessage id="staffJudging.orderTied" />
              </Button>
            )}
          </>
        )}
      </Space>
      <EntryRanking
        entries={data}
        chosen={chosen}
        onChosen={setChosen}
        onAssign={setOpened}
        onSheet={setSheet}
      />
      <TieDialog
        open={ordering}
        roundId={round.id}
        entries={chosenEntries}
        onClose={() => setOrdering(false)}
        onDone={() => {
          setOrdering(false);
          setChosen([]);
        }}
      />
      <AssignmentsDrawer
        roundId={round.id}
        entry={data.find(({ entryId }) => entryId === opened)}
        onSheet={setSheet}
        onClose={() => setOpened(undefined)}
      />
      <SheetDrawer id={sheet} onClose={() => setSheet(undefined)} />
    </>
  );
}
