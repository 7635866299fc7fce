import { at } from './time.ts';
import { demoCriteria } from './criteria.ts';
import type { DemoContent, DemoEntry, DemoUser } from './types.ts';
import { assignJudges } from '../competition/judging/assign.ts';
import { criteriaFrom } from '../competition/judging/rules.ts';
import type { Transaction } from '../database/open.ts';
import { judgingAssignments, judgingEntries, judgingRounds } from '../database/schema.ts';
import { storedText, type LocalizedText } from '../localized/localized.ts';

type Assignment = typeof judgingAssignments.$inferInsert;

interface DemoRound {
  id: string;
  editionId: string;
  name: LocalizedText;
  /** Days from today. */
  opens: number;
  closes: number;
  /** Share of each judge's sheets that are submitted. */
  submitted: number;
  /** Number of entries on the shortlist. */
  shortlisted: number;
}

/** A round in progress, and a finished one of the last edition. */
const ROUNDS: readonly DemoRound[] = [
  {
    id: 'round-3-first',
    editionId: 'match-3',
    name: { CN: '初评', US: 'First review' },
    opens: -6,
    closes: 12,
    submitted: 0.5,
    shortlisted: 0,
  },
  {
    id: 'round-2-final',
    editionId: 'match-2',
    name: { CN: '终评', US: 'Final review' },
    opens: -340,
    closes: -330,
    submitted: 1,
    shortlisted: 8,
  },
];

const JUDGES_PER_ENTRY = 3;
const CRITERIA = criteriaFrom(demoCriteria);

const COMMENTS = [
  '数据由第三方测得，可信；请补充与同类产品的对比。',
  '市场判断清楚，但客户集中在一个城市，建议说明如何扩展。',
  '团队分工明确，量产经验略显不足。',
];

const COMMENTS_TO_TEAM = [
  '建议补充首批客户的续约数据，并说明单台成本如何下降。',
  '路演时可以先讲客户的问题，再讲技术路线。',
];

/** Returns the scores of a sheet, between 4 and 10 points each. */
function valuesOf(entry: number, judge: number): NonNullable<Assignment['values']> {
  return CRITERIA.map(({ id }, index) => ({
    criterionId: id,
    value: 4 + ((entry * 11 + judge * 5 + index * 3 + entry * judge * (index + 1)) % 7),
  }));
}

function assignmentRows(
  round: DemoRound,
  entries: readonly DemoEntry[],
  judges: readonly DemoUser[],
  now: Date,
): Assignment[] {
  const names = new Map(judges.map(({ id, chineseName }) => [id, chineseName]));
  const nameOf = (member: { leader?: string; name?: string }) => member.leader ?? member.name;
  const { added } = assignJudges(
    entries.map((entry) => ({
      id: entry.id,
      domain: null,
      taken: 0,
      judgeIds: [],
      // The names of the demo are few, so that a judge and a member of a team can have the same.
      isExcluded: ({ id }) =>
        [entry.team, ...entry.members].some((member) => nameOf(member) === names.get(id)),
    })),
    judges.map(({ id, phone, email }) => ({ id, phone, email, domains: [], load: 0 })),
    JUDGES_PER_ENTRY,
  );
  const byJudge = Map.groupBy(added, ({ judgeId }) => judgeId);
  return [...byJudge.values()].flatMap((own, judge) =>
    own.map(({ entryId, judgeId }, index) => {
      const begun = { updateDate: new Date(at(now, round.opens + 1, '15:20')), revision: 2 };
      const done = index < own.length * round.submitted;
      const isDraft = !done && index - 1 < own.length * round.submitted;
      const entry = entries.findIndex(({ id }) => id === entryId);
      return {
        id: `assignment-${round.editionId}-${String(judge + 1)}-${String(index + 1)}`,
        roundId: round.id,
        projectId: entryId,
        judgeId,
        state: done ? 'submitted' : isDraft ? 'draft' : 'assigned',
        revision: 1,
        createDate: new Date(at(now, round.opens - 1)),
        ...(done && {
          ...begun,
          values: valuesOf(entry, judge),
          commentToStaff: COMMENTS[(entry + judge) % COMMENTS.length] ?? null,
          // A third of the judges write nothing to the team.
          commentToTeam: COMMENTS_TO_TEAM[(entry + judge) % 3] ?? null,
        }),
        ...(isDraft && { ...begun, values: valuesOf(entry, judge).slice(0, 2) }),
      };
    }),
  );
}

/** Writes judging rounds with scores; `tx` must contain editions, entries and users. */
export async function writeJudging(
  tx: Transaction,
  { entries, users }: Pick<DemoContent, 'entries' | 'users'>,
  now: Date,
): Promise<void> {
  const judges = users.filter(
    ({ roles, disabled }) => roles.includes('judge') && disabled !== true,
  );
  for (const round of ROUNDS) {
    const { id: roundId, editionId, opens, closes } = round;
    const judged = entries.filter(({ matchId, status }) => matchId === editionId && status >= 2);
    await tx.insert(judgingRounds).values({
      id: roundId,
      matchId: editionId,
      name: storedText(round.name),
      opens: new Date(at(now, opens)),
      closes: new Date(at(now, closes, '18:00')),
      judgesPerEntry: JUDGES_PER_ENTRY,
      blind: false,
      rankBy: 'mean',
      criteria: CRITERIA,
      revision: 1,
      createDate: new Date(at(now, opens - 2)),
    });
    await tx.insert(judgingEntries).values(
      judged.map(({ id: projectId }, index) => ({
        roundId,
        projectId,
        shortlisted: index < round.shortlisted,
      })),
    );
    await tx.insert(judgingAssignments).values(assignmentRows(round, judged, judges, now));
  }
}
