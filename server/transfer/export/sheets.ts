import { entryReference } from '../../../openapi/entry-reference.ts';
import { message } from '../../base/messages.ts';
import { roundAssignments } from '../../competition/judging/assignment-queries.ts';
import { totalField } from '../../competition/judging/present.ts';
import { findRound } from '../../competition/judging/round-queries.ts';
import { rankingFor, type Reading } from '../../competition/judging/staff-ranking.ts';
import type { AssignmentRow, RoundRow } from '../../competition/judging/rules.ts';
import { textFor } from '../../localized/localized.ts';
import type { ExportedList } from './exported-list.ts';

interface Sheet {
  entryName: string;
  judgeName: string;
  row: AssignmentRow;
}

/** Export of a round's submitted score sheets, without those that `getScoreSheet` hides from the caller. */
export function sheetExport(roundId: string, reading: Reading): ExportedList {
  const sheets = new Map<string, Sheet>();
  let criteria: RoundRow['criteria'] = [];
  return {
    permissions: ['judging:manage'],
    heads: (language) => [
      ...(['columnId', 'columnEntry', 'columnReference', 'columnJudge'] as const).map((head) =>
        message(language, head),
      ),
      ...criteria.map(({ name }) => textFor(name, language)),
      ...(['columnTotal', 'columnCommentToStaff', 'columnCommentToTeam'] as const).map((head) =>
        message(language, head),
      ),
    ],
    find: async (db) => {
      const round = await findRound(db, roundId);
      criteria = round.criteria;
      const assignments = await roundAssignments(db, roundId);
      const rows = new Map(assignments.map(({ assignment }) => [assignment.id, assignment]));
      for (const entry of await rankingFor(db, round, reading))
        for (const { id, judgeName = '' } of entry.hidden === true ? [] : entry.assignments) {
          const row = rows.get(id);
          if (row?.state === 'submitted') sheets.set(id, { entryName: entry.name, judgeName, row });
        }
      return [...sheets.keys()];
    },
    rows: (_db, ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const sheet = sheets.get(id);
          if (sheet === undefined) return [];
          const { entryName, judgeName, row } = sheet;
          const scores = new Map(row.values.map(({ criterionId, value }) => [criterionId, value]));
          return [
            [
              row.projectId,
              entryName,
              entryReference(row.projectId),
              judgeName,
              ...criteria.map((criterion) => scores.get(criterion.id) ?? ''),
              totalField(criteria, row).total ?? '',
              row.commentToStaff ?? '',
              row.commentToTeam ?? '',
            ],
          ];
        }),
      ),
  };
}
