import { endWallClock } from '../../../openapi/event-clock.ts';
import { SUBMITTED } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import type { ChangeRow } from './change-queries.ts';
import { maskedDocument } from '../../identity/identity-document/identity-documents.ts';
import { type EntryRow, isEditable, isInSignUp } from './rules.ts';
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

interface Saved {
  stored: EntryRow | undefined;
  /** Open request for changes of the entry. */
  changes: ChangeRow | null;
  edition: EditionRow;
}

/** Throws a business rule if the entry can't be saved with this status at this time. */
export function checkSaveOpen(
  { stored, changes, edition }: Saved,
  status: Body['status'],
  now: Date,
): void {
  const entry = { status: stored?.status ?? 0, changes };
  if (!isEditable(entry, edition, now)) {
    if (now < edition.signUpStart) throw businessRule('signUpNotOpen');
    if (changes !== null)
      throw businessRule('changesOver', { time: endWallClock(changes.until).replace('T', ' ') });
    const paused = edition.signUpPaused && signUpIsOpen(edition, now);
    throw businessRule(paused ? 'signUpPaused' : 'entryClosed');
  }
  // A draft doesn't take part, and after the date of the request it could not be submitted again.
  if (status < SUBMITTED && entry.status >= SUBMITTED && !isInSignUp(entry, edition, now))
    throw businessRule('changesSubmitOnly');
}
