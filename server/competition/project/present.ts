import { textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import type { MatchRow } from '../match/rules.ts';
import type { ProjectRow } from './rules.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import type { projects } from '../../database/schema.ts';

/** What everyone may see of an entry in a list. Names each field: a new one stays private. */
export function projectSummary(
  row: ProjectRow,
  year: number,
  awards: Schemas['ProjectAward'][],
): Schemas['ProjectSummary'] {
  const { id, name, domain, city, stage, summary, logoFileId, company } = row;
  return {
    id,
    matchInfoId: row.matchId,
    year,
    awards,
    name: name ?? '',
    domain: domain ?? '',
    city: city ?? '',
    stage: stage ?? 'idea',
    summary: summary ?? '',
    ...omitNull({ logoFileId, company: company.name ?? null }),
  };
}

/** What everyone may see of the people of an entry: names and roles. */
function publicTeam({ team, members }: typeof projects.$inferSelect): Schemas['ProjectTeam'] {
  return {
    leader: team.leader ?? '',
    ...omitNull({ size: team.size ?? null }),
    members: members.map(({ name = '', role = '' }) => ({ name, role })),
  };
}

/** What the page of an entry shows beside its summary and its files. */
export function projectDetails(
  row: ProjectRow,
  match: Pick<MatchRow, 'name'>,
  language: Language,
): Omit<Schemas['Project'], keyof Schemas['ProjectSummary'] | 'attachments'> {
  return {
    matchName: textFor(match.name, language),
    description: row.description ?? '',
    team: publicTeam(row),
    ...omitNull({ founded: row.company.founded ?? null, videoFileId: row.videoFileId }),
  };
}
