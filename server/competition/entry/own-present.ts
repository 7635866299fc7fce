import type { Language } from '../../base/messages.ts';
import type { projectHistory } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import type { EditionRow } from '../edition/rules.ts';
import { myChanges } from './change-present.ts';
import type { ChangeRow } from './change-queries.ts';
import { isEditable, isShown, type EntryRow } from './rules.ts';

/** Context of a request for the user's entries. */
export interface OwnContext {
  userId: string;
  now: Date;
  language: Language;
}

/** Entry of the user, with its edition and its open request for changes. */
export interface OwnRow {
  entry: EntryRow;
  edition: EditionRow;
  changes: ChangeRow | null;
}

/** Returns the fields of an entry that its owner sees in the list and on the detail page. */
export function ownPart({ entry: row, edition, changes }: OwnRow, { now, language }: OwnContext) {
  return {
    id: row.id,
    matchInfoId: edition.id,
    matchName: textFor(edition.name, language),
    status: row.status,
    ...(row.finalist && { finalist: true }),
    editable: isEditable({ status: row.status, changes }, edition, now),
    isPublic: isShown(row),
    signUpEnd: edition.signUpEnd.toISOString(),
    ...(edition.winners.length > 0 && { winnersPublished: true }),
    updateDate: row.updateDate.toISOString(),
    ...omitNull({
      name: row.name,
      domain: row.domain,
      submitDate: row.submitDate?.toISOString() ?? null,
      changes: changes && myChanges(changes),
    }),
  };
}

export function historyItem({
  status,
  finalist,
  at,
  note,
}: typeof projectHistory.$inferSelect): Schemas['ProjectHistoryItem'] {
  return { status, ...(finalist && { finalist }), at: at.toISOString(), ...omitNull({ note }) };
}

/** Fields of the owner's entry that come from other tables. */
interface Parts extends Pick<Schemas['MyProject'], 'attachments' | 'awards' | 'history'> {
  video: Schemas['StoredFile'] | null;
}

/** Converts an entry for its owner. */
export function myEntryOf(
  own: OwnRow,
  context: OwnContext,
  { video, ...parts }: Parts,
): Schemas['MyProject'] {
  const { entry: row } = own;
  const { city, stage, summary, description, logoFileId, videoFileId } = row;
  const { englishName, englishSummary } = row;
  const { revision, saveKey, agreed, team, members, company } = row;
  return {
    ...ownPart(own, context),
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
