import { isSameResult, type EntryRow, type Result, type Status } from '../entry/rules.ts';
import { canBePublic, shownResult, type Stage } from './stages.ts';

/** Entry with the decision of staff, as far as publication needs them. */
export interface ResultRow {
  entry: Pick<
    EntryRow,
    'id' | 'userId' | 'name' | 'status' | 'finalist' | 'publishedBy' | 'decidedStatus'
  >;
  decision: {
    status: Status;
    finalist: boolean;
    award: string | null;
    prizeId: string | null;
    note: string | null;
  } | null;
  /** Whether the decision as a whole differs from what is visible. */
  unpublished: boolean;
  /** Whether the team changed the entry after the decision. */
  outdated: boolean;
}

/** Result that the publication of a stage shows for an entry, and what that changes. */
export interface Outcome extends Result {
  row: ResultRow;
  /** Whether the team sees a new step. */
  isStep: boolean;
  /** Whether the entry becomes public. */
  isNewlyPublic: boolean;
}

export const isChanged = ({ isStep, isNewlyPublic }: Outcome) => isStep || isNewlyPublic;

/**
 * Returns the outcome of a stage for each entry.
 * @param isPublished whether the stage is already published; then it shows no entry again that staff hid
 */
export function outcomesOf(
  rows: readonly ResultRow[],
  stage: Stage,
  isPublished: boolean,
): Outcome[] {
  return rows.map((row) => {
    const { entry, decision } = row;
    const { status: published, publishedBy } = entry;
    const decided = { status: entry.decidedStatus, finalist: decision?.finalist ?? false };
    const result = shownResult(stage, { decided, published });
    const isCorrected = decision !== null && isSameResult(decision, result) && row.unpublished;
    const wasShown =
      stage === 'accepted'
        ? published === result.status && isPublished
        : canBePublic(stage, published);
    return {
      row,
      ...result,
      isStep: !isSameResult(entry, result) || isCorrected,
      isNewlyPublic: canBePublic(stage, result.status) && publishedBy === null && !wasShown,
    };
  });
}
