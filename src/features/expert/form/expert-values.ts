import * as z from 'zod/mini';
import { SaveExpertBody, type MyExpert } from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';
import { draftParser } from '@/lib/form-draft';

/** Content of the form: the contract's body without the fields that every save adds. */
const ExpertValues = z.omit(SaveExpertBody, { status: true, revision: true, saveKey: true });

export type ExpertValues = z.infer<typeof ExpertValues>;

const FIELDS = Object.keys(ExpertValues.shape) as (keyof ExpertValues)[];

export const parseExpertDraft = draftParser<ExpertValues>(ExpertValues);

/** Removes empty fields. */
export function cleanValues(values: Partial<ExpertValues>): ExpertValues {
  return { ...(withoutBlanks(values) as object) };
}

/** Converts the server's registration to form values. */
export function valuesOf(expert: MyExpert | null): ExpertValues {
  if (expert === null) return {};
  const values = Object.fromEntries(FIELDS.map((field) => [field, expert[field]]));
  return { ...(withoutBlanks(values) as object) };
}
