import type { Schemas } from '../../http/types.ts';
import { maskedDocument } from '../../identity/identity-document/identity-documents.ts';
import { type ProjectRow, isEditable } from './rules.ts';
import { type MatchRow, signUpIsOpen } from '../match/rules.ts';
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
export function checkSaveOpen(stored: ProjectRow | undefined, match: MatchRow, now: Date): void {
  if (now < match.signUpStart) throw businessRule('signUpNotOpen');
  if (match.signUpPaused && signUpIsOpen(match, now)) throw businessRule('signUpPaused');
  if (!isEditable(stored?.status ?? 0, match, now)) throw businessRule('entryClosed');
}
