import * as z from 'zod/mini';
import { SaveExpertBody, type MyExpert } from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';
import { draftParser } from '@/lib/form-draft';

/** Content of the form: the contract's body without the fields that every save adds. */
const ExpertValues = z.omit(SaveExpertBody, { status: true, revision: true, saveKey: true });

export type ExpertValues = z.infer<typeof ExpertValues>;

export const parseExpertDraft = draftParser<ExpertValues>(ExpertValues);

/** Removes empty fields. */
export function cleanValues(values: Partial<ExpertValues>): ExpertValues {
  return { ...(withoutBlanks(values) as object) };
}

/** Converts the server's registration to form values. */
export function valuesOf(expert: MyExpert | null): ExpertValues {
  if (expert === null) return {};
  const { name, gender, mobile, email, identity, organisation, jobTitle } = expert;
  const { domains, experience, bio, avatarFileId } = expert;
  return {
    ...(withoutBlanks({ name, gender, mobile, email, identity, organisation, jobTitle }) as object),
    ...(withoutBlanks({ domains, experience, bio, avatarFileId }) as object),
  };
}
