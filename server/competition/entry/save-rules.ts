import type { Schemas } from '../../http/types.ts';
import { maskedDocument } from '../../identity/identity-document/identity-documents.ts';
import { type EntryRow, isEditable } from './rules.ts';
import { type EditionRow, signUpIsOpen } from '../edition/rules.ts';
import { businessRule } from '../../base/failure.ts';

type Body = Schemas['SaveProjectBody'];

/** Returns the content columns of an entry; absent fields are cleared. */
export function contentOf(body: Body) {
  return {
    agreed: body.agreed ?? false,
    name: body.name ?? null,
    domain: body.domain ?? null,
    city: body.city ?? null,
    stage: body.stage ?? null,
    summary: body.summary ?? null,
    description: body.description ?? null,
    englishName: body.englishName ?? null,
    englishSummary: body.englishSummary ?? null,
    team: body.team ?? {},
    members: body.members ?? [],
    company: body.company ?? {},
    logoFileId: body.logoFileId ?? null,
    videoFileId: body.videoFileId ?? null,
  };
}

/** Masks the leader's document number for the stored team. */
export function maskedTeam(
  { identity, ...team }: Schemas['MyProjectTeam'],
  stored: Schemas['IdentityDocument'] | undefined,
): Schemas['MyProjectTeam'] {
  const masked = maskedDocument(identity, stored, '/team/identity/number');
  return { ...team, ...(masked && { identity: masked }) };
}

/** Throws a business rule if the entry can't be saved at this time. */
export function checkSaveOpen(stored: EntryRow | undefined, edition: EditionRow, now: Date): void {
  if (now < edition.signUpStart) throw businessRule('signUpNotOpen');
  if (edition.signUpPaused && signUpIsOpen(edition, now)) throw businessRule('signUpPaused');
  if (!isEditable(stored?.status ?? 0, edition, now)) throw businessRule('entryClosed');
}
