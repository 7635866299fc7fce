import type { Language } from '../../base/messages.ts';
import type { projectHistory } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import type { EditionRow } from '../edition/rules.ts';
import { isEditable, isShown, type EntryRow } from './rules.ts';

/** Context of a request for the user's entries. */
export interface OwnContext {
  userId: string;
  now: Date;
  language: Language;
}

/** Returns the fields of an entry that its owner sees in the list and on the detail page. */
export function ownPart(row: EntryRow, edition: EditionRow, { now, language }: OwnContext) {
  return {
    id: row.id,
    matchInfoId: edition.id,
    matchName: textFor(edition.name, language),
    status: row.status,
    editable: isEditable(row.status, edition, now),
    isPublic: isShown(row),
    signUpEnd: edition.signUpEnd.toISOString(),
    updateDate: row.updateDate.toISOString(),
    ...omitNull({
      name: row.name,
      domain: row.domain,
      submitDate: row.submitDate?.toISOString() ?? null,
    }),
  };
}

export function historyItem({
  status,
  at,
  note,
}: typeof projectHistory.$inferSelect): Schemas['ProjectHistoryItem'] {
  return { status, at: at.toISOString(), ...omitNull({ note }) };
}

/** Fields of the owner's entry that come from other tables. */
interface Parts extends Pick<Schemas['MyProject'], 'attachments' | 'awards' | 'history'> {
  video: Schemas['StoredFile'] | null;
}

/** Converts an entry for its owner. */
export function myEntryOf(
  row: EntryRow,
  edition: EditionRow,
  context: OwnContext,
  { video, ...parts }: Parts,
): Schemas['MyProject'] {
  const { city, stage, summary, description, logoFileId, videoFileId } = row;
  const { englishName, englishSummary } = row;
  const { revision, saveKey, agreed, team, members, company } = row;
  return {
    ...ownPart(row, edition, context),
    revision,
    saveKey,
    agreed,
    team,
    members,
    company,
    createDate: row.createDate.toISOString(),
    ...omitNull({ city, stage, summary, description, englishName, englishSummary }),
    ...omitNull({ logoFileId, videoFileId, video }),
    ...parts,
  };
}
