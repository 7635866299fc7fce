import { message } from '../../base/messages.ts';
import { findRound } from '../../competition/judging/round-queries.ts';
import { rankingFor, type Reading } from '../../competition/judging/staff-ranking.ts';
import type { Schemas } from '../../http/types.ts';
import type { Column, ExportedList } from './exported-list.ts';

type Entry = Schemas['RoundEntry'];

/** Number of submitted score sheets; empty if the caller may not see the scores. */
const sheets = ({ hidden, assignments }: Entry) =>
  hidden === true ? '' : assignments.filter(({ state }) => state === 'submitted').length;

const COLUMNS: readonly Column<Entry>[] = [
  ['columnId', ({ entryId }) => entryId],
  ['columnRank', ({ rank = '' }) => rank],
  ['columnEntry', ({ name }) => name],
  ['columnTrack', ({ domain }, { name }) => name('track', domain)],
  ['columnMean', ({ mean = '' }) => mean],
  ['columnNormalizedMean', ({ normalized = '' }) => normalized],
  ['columnSpread', ({ spread = '' }) => spread],
  ['columnSheets', sheets],
  ['columnTieReason', ({ tieReason = '' }) => tieReason],
  ['columnShortlisted', ({ shortlisted }, { yesOrNo }) => yesOrNo(shortlisted)],
];

/** Export of a judging round's ranking, as `listRoundEntries` returns it to the caller. */
export function rankingExport(roundId: string, reading: Reading): ExportedList {
  const entries = new Map<string, Entry>();
  return {
    permissions: ['judging:manage'],
    heads: (language) => COLUMNS.map(([head]) => message(language, head)),
    find: async (db) => {
      for (const entry of await rankingFor(db, await findRound(db, roundId), reading))
        entries.set(entry.entryId, entry);
      return [...entries.keys()];
    },
    rows: (_db, ids, { text }) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const entry = entries.get(id);
          return entry === undefined ? [] : [COLUMNS.map(([, cell]) => cell(entry, text))];
        }),
      ),
  };
}
