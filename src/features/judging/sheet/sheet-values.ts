import * as z from 'zod/mini';
import type { MyCriterion, ScoreSheet, ScoreSheetBody } from '@/api/generated/model';
import { draftParser } from '@/lib/form-draft';

const SheetValues = z.object({
  /** Scores by criterion. */
  scores: z.record(z.string(), z.int()),
  commentToStaff: z.string(),
  commentToTeam: z.string(),
});

/** Input of a score sheet. */
export type SheetValues = z.infer<typeof SheetValues>;

/** Input stored on the device, with the revision of the sheet that it is based on. */
export const parseSheetDraft = draftParser(z.extend(SheetValues, { base: z.string() }));

export function valuesOf(sheet: ScoreSheet): SheetValues {
  return {
    scores: Object.fromEntries(sheet.values.map(({ criterionId, value }) => [criterionId, value])),
    commentToStaff: sheet.commentToStaff ?? '',
    commentToTeam: sheet.commentToTeam ?? '',
  };
}

/** Content of a request that saves a sheet. */
export function contentOf({
  scores,
  commentToStaff,
  commentToTeam,
}: SheetValues): Pick<ScoreSheetBody, 'values' | 'commentToStaff' | 'commentToTeam'> {
  const values = Object.entries(scores).map(([criterionId, value]) => ({ criterionId, value }));
  const [staff, team] = [commentToStaff.trim(), commentToTeam.trim()];
  return {
    values,
    ...(staff !== '' && { commentToStaff: staff }),
    ...(team !== '' && { commentToTeam: team }),
  };
}

const sorted = (content: ReturnType<typeof contentOf>) => ({
  ...content,
  values: content.values.toSorted((a, b) => a.criterionId.localeCompare(b.criterionId)),
});

/** Returns whether the server's sheet has the content of the input. */
export function hasContent(sheet: ScoreSheet, values: SheetValues): boolean {
  const texts = [contentOf(valuesOf(sheet)), contentOf(values)].map((content) => {
    const { values: scores, commentToStaff, commentToTeam } = sorted(content);
    return JSON.stringify([scores, commentToStaff, commentToTeam]);
  });
  return texts[0] === texts[1];
}

/** Returns the criteria without a score. */
export function missingScores(
  criteria: readonly MyCriterion[],
  { scores }: SheetValues,
): MyCriterion[] {
  return criteria.filter(({ id }) => scores[id] === undefined);
}
