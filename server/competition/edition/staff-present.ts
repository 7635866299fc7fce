import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { editionStatus, type EditionRow } from './rules.ts';

/** Returns the request body that would store an edition unchanged. */
export function editionBody(row: EditionRow): Schemas['StaffMatchBody'] {
  const { year, edition, name, theme, stages, prizes, introduction, statement } = row;
  const {
    bannerFileId,
    statementTitle,
    guide,
    juryStatement,
    gallery,
    downloads,
    criteria,
    entryRules,
  } = row;
  const { prizePool, finance } = row;
  const counted = omitNull({ projects: row.projects, cities: row.cities });
  return {
    year,
    edition,
    name,
    theme,
    stages,
    prizes,
    introduction,
    guide,
    juryStatement,
    gallery,
    downloads,
    criteria,
    entryRules,
    statement,
    ...omitNull({ bannerFileId, statementTitle }),
    figures: { ...counted, prizePool, finance },
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
  };
}

/** Fields of an edition that aren't in its row, such as its author and review progress. */
type KnownOfEdition = Omit<
  Schemas['StaffMatch'],
  | keyof Schemas['StaffMatchBody']
  | 'id'
  | 'status'
  | 'published'
  | 'signUpPaused'
  | 'extendedFrom'
  | 'winners'
>;

/** Converts an edition for staff. */
export function staffEditionOf(
  row: EditionRow,
  now: Date,
  known: KnownOfEdition,
): Schemas['StaffMatch'] {
  return {
    ...editionBody(row),
    ...known,
    id: row.id,
    status: editionStatus(row, now),
    published: row.publishedAt !== null,
    signUpPaused: row.signUpPaused,
    ...omitNull({ extendedFrom: row.extendedFrom?.toISOString() ?? null }),
    winners: row.winners,
  };
}
