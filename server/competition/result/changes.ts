import type { EntryRow, Status } from '../entry/rules.ts';
import { isListed, shownStatus, type Stage } from './stages.ts';

/** Entry with the decision of staff, as far as publication needs them. */
export interface ResultRow {
  entry: Pick<EntryRow, 'id' | 'userId' | 'name' | 'status' | 'publishedBy' | 'decidedStatus'>;
  decision: {
    status: Status;
    award: string | null;
    prizeId: string | null;
    note: string | null;
  } | null;
  /** Whether the decision as a whole differs from what is visible. */
  unpublished: boolean;
  /** Whether the team changed the entry after the decision. */
  outdated: boolean;
}

/** What the publication of a stage means for an entry. */
export interface Outcome {
  row: ResultRow;
  /** Status that the stage shows. */
  status: Status;
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
    const { status: published, publishedBy, decidedStatus: decided } = row.entry;
    const status = shownStatus(stage, { decided, published });
    const isCorrected = row.decision?.status === status && row.unpublished;
    const wasListed =
      stage === 'accepted'
        ? published === status && isPublished
        : isListed('shortlisted', published);
    return {
      row,
      status,
      isStep: status !== published || isCorrected,
      isNewlyPublic:
        isListed(stage === 'winners' ? 'shortlisted' : stage, status) &&
        publishedBy === null &&
        !wasListed,
    };
  });
}
