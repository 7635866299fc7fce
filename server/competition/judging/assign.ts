import type { Person } from './rules.ts';

/** A judge who can get assignments. */
export interface Assignable extends Person {
  /** Codes of the judge's tracks. */
  domains: readonly string[];
  /** Number of assignments in the round. */
  load: number;
}

/** An entry with its assignments. */
export interface Assigned {
  id: string;
  domain: string | null;
  /** Returns whether a judge has a conflict of interest with the entry. */
  isExcluded: (judge: Person) => boolean;
  /** Number of assignments that are not declined. */
  taken: number;
  /** Judges with an assignment, declined ones too. */
  judgeIds: readonly string[];
}

export interface Assignments {
  added: { entryId: string; judgeId: string }[];
  /** Number of missing assignments. */
  missing: number;
}

/**
 * Fills each entry up to `perEntry` judges: judges of its track first, until they have half as many
 * assignments again as the average, then those with the fewest assignments. Never assigns a judge twice, again
 * after declining, or with a conflict of interest. Entries with the fewest eligible judges are filled first.
 */
export function assignJudges(
  entries: readonly Assigned[],
  judges: readonly Assignable[],
  perEntry: number,
): Assignments {
  const load = new Map(judges.map((judge) => [judge.id, judge.load]));
  const loadOf = ({ id }: Assignable) => load.get(id) ?? 0;
  const open = entries
    .map((entry) => ({
      entry,
      eligible: judges.filter(
        (judge) => !entry.judgeIds.includes(judge.id) && !entry.isExcluded(judge),
      ),
    }))
    .toSorted((a, b) => a.eligible.length - b.eligible.length);
  const places = entries.map(({ taken }) => Math.max(0, perEntry - taken));
  const total = [...load.values(), ...places].reduce((sum, count) => sum + count, 0);
  const cap = Math.ceil((1.5 * total) / judges.length);
  const added: Assignments['added'] = [];
  let missing = 0;
  for (const { entry, eligible } of open) {
    const isPreferred = (judge: Assignable) =>
      entry.domain !== null && judge.domains.includes(entry.domain) && loadOf(judge) < cap;
    const chosen = eligible
      .toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)) || loadOf(a) - loadOf(b))
      .slice(0, Math.max(0, perEntry - entry.taken));
    for (const judge of chosen) {
      load.set(judge.id, loadOf(judge) + 1);
      added.push({ entryId: entry.id, judgeId: judge.id });
    }
    missing += Math.max(0, perEntry - entry.taken - chosen.length);
  }
  return { added, missing };
}
