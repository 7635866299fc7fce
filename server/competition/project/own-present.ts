import type { Language } from '../../base/messages.ts';
import type { projectHistory } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import type { MatchRow } from '../match/rules.ts';
import { isEditable, isShown, type ProjectRow } from './rules.ts';

/** Who reads the own entries, when, and in which language. */
export interface OwnReading {
  userId: string;
  now: Date;
  language: Language;
}

/** What the list and the page of own entries both show. */
export function ownPart(row: ProjectRow, match: MatchRow, { now, language }: OwnReading) {
  return {
    id: row.id,
    matchInfoId: match.id,
    matchName: textFor(match.name, language),
    status: row.status,
    editable: isEditable(row.status, match, now),
    isPublic: isShown(row),
    signUpEnd: match.signUpEnd.toISOString(),
    updateDate: row.updateDate.toISOString(),
    ...omitNull({
      name: row.name,
      domain: row.domain,
      submitDate: row.submitDate?.toISOString() ?? null,
    }),
  };
}

/** A step in the history of an entry. */
export function historyItem({
  status,
  at,
  note,
}: typeof projectHistory.$inferSelect): Schemas['ProjectHistoryItem'] {
  return { status, at: at.toISOString(), ...omitNull({ note }) };
}

/** What an own entry consists of besides its row. */
interface Parts extends Pick<Schemas['MyProject'], 'attachments' | 'awards' | 'history'> {
  video: Schemas['StoredFile'] | null;
}

/** An own entry, whole. */
export function myProjectOf(
  row: ProjectRow,
  match: MatchRow,
  reading: OwnReading,
  { video, ...parts }: Parts,
): Schemas['MyProject'] {
  const { city, stage, summary, description, logoFileId, videoFileId } = row;
  const { revision, saveKey, agreed, team, members, company } = row;
  return {
    ...ownPart(row, match, reading),
    revision,
    saveKey,
    agreed,
    team,
    members,
    company,
    createDate: row.createDate.toISOString(),
    ...omitNull({ city, stage, summary, description, logoFileId, videoFileId, video }),
    ...parts,
  };
}
