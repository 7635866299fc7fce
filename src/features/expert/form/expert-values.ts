import * as z from 'zod/mini';
import { SaveExpertBody, type MyExpert } from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';
import { draftParser } from '@/lib/form-draft';

/** What the form of a registration holds: the contract's body without what every save adds. */
const ExpertValues = z.omit(SaveExpertBody, { status: true, revision: true, saveKey: true });

export type ExpertValues = z.infer<typeof ExpertValues>;

/** Reads a draft of this device. */
export const parseExpertDraft = draftParser<ExpertValues>(ExpertValues);

/** The form's content without what is left empty. */
export function cleanValues(values: Partial<ExpertValues>): ExpertValues {
  return { ...(withoutBlanks(values) as object) };
}

/** What the server holds, as the form shows it. */
export function valuesOf(expert: MyExpert | null): ExpertValues {
  if (expert === null) return {};
  const { name, gender, mobile, email, identity, organisation, jobTitle } = expert;
  const { domains, experience, bio, avatarFileId } = expert;
  return {
    ...(withoutBlanks({ name, gender, mobile, email, identity, organisation, jobTitle }) as object),
    ...(withoutBlanks({ domains, experience, bio, avatarFileId }) as object),
  };
}
