import { textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import type { EditionRow } from '../edition/rules.ts';
import type { EntryRow } from './rules.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { SHORTLISTED, type projectAwards, type projects } from '../../database/schema.ts';
import { prizeOf } from '../edition/prize-rules.ts';

export interface AwardRow {
  award: typeof projectAwards.$inferSelect;
  prizes: EditionRow['prizes'];
}

/** Converts awards, with the names of prizes in the reader's language; returns them by entry id. */
export function awardsOf(
  rows: readonly AwardRow[],
  language: Language,
): Map<string, Schemas['ProjectAward'][]> {
  const found = new Map<string, Schemas['ProjectAward'][]>();
  for (const { award, prizes } of rows) {
    const { projectId, name, amount } = award;
    const prize = prizeOf(prizes, award);
    const shown = prize === undefined ? name : textFor(prize.name, language);
    const before = found.get(projectId) ?? [];
    found.set(projectId, [...before, { name: shown, ...omitNull({ amount }) }]);
  }
  return found;
}

type Texts = Pick<EntryRow, 'name' | 'summary' | 'englishName' | 'englishSummary'>;

/**
 * Returns name and summary of an entry, for English readers in English if the team has entered them.
 * `language` is the language of name and summary; texts without Chinese characters count as English.
 */
export function entryTexts(row: Texts, reader: Language) {
  const inEnglish = reader === 'en-US';
  const name = (inEnglish ? row.englishName : null) ?? row.name ?? '';
  const summary = (inEnglish ? row.englishSummary : null) ?? row.summary ?? '';
  const language = /\p{Script=Han}/u.test(name + summary) ? ('CN' as const) : ('US' as const);
  return { name, summary, language };
}

/** Converts an entry for public lists. Names each field, so that new columns stay private. */
export function entrySummary(
  row: EntryRow,
  year: number,
  awards: Schemas['ProjectAward'][],
  reader: Language,
): Schemas['ProjectSummary'] {
  const { id, domain, city, stage, logoFileId, company } = row;
  return {
    id,
    matchInfoId: row.matchId,
    year,
    awards,
    ...(row.status === SHORTLISTED && { shortlisted: true }),
    ...(row.finalist && { finalist: true }),
    domain: domain ?? '',
    city: city ?? '',
    stage: stage ?? 'idea',
    ...entryTexts(row, reader),
    ...omitNull({ logoFileId, company: company.name ?? null }),
  };
}

/** Returns the public fields of a team: names and roles. */
function publicTeam({ team, members }: typeof projects.$inferSelect): Schemas['ProjectTeam'] {
  return {
    leader: team.leader ?? '',
    ...omitNull({ size: team.size ?? null }),
    members: members.map(({ name = '', role = '' }) => ({ name, role })),
  };
}

/** Returns the public detail fields of an entry, except those of `entrySummary` and the files. */
export function entryDetails(
  row: EntryRow,
  edition: Pick<EditionRow, 'name'>,
  language: Language,
): Omit<Schemas['Project'], keyof Schemas['ProjectSummary'] | 'attachments'> {
  return {
    matchName: textFor(edition.name, language),
    description: row.description ?? '',
    team: publicTeam(row),
    ...omitNull({ founded: row.company.founded ?? null, videoFileId: row.videoFileId }),
  };
}
