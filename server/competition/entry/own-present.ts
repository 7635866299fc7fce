import type { Language } from '../../base/messages.ts';
import type { projectHistory } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import type { EditionRow } from '../edition/rules.ts';
import { isEditable, isShown, type EntryRow } from './rules.ts';

/** Context of a request for own entries. */
export interface OwnReading {
  userId: string;
  now: Date;
  language: Language;
}

/** Returns the common fields of list and detail page of own entries. */
export function ownPart(row: EntryRow, edition: EditionRow, { now, language }: OwnReading) {
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

/** Fields of an own entry that aren't in its row. */
interface Parts extends Pick<Schemas['MyProject'], 'attachments' | 'awards' | 'history'> {
  video: Schemas['StoredFile'] | null;
}

/** Maps an own entry to the contract. */
export function myEntryOf(
  row: EntryRow,
  edition: EditionRow,
  reading: OwnReading,
  { video, ...parts }: Parts,
): Schemas['MyProject'] {
  const { city, stage, summary, description, logoFileId, videoFileId } = row;
  const { englishName, englishSummary } = row;
  const { revision, saveKey, agreed, team, members, company } = row;
  return {
    ...ownPart(row, edition, reading),
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
