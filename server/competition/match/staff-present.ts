import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import type { MatchRow } from './rules.ts';

/** An edition as staff write it. */
export function matchBody(row: MatchRow): Schemas['StaffMatchBody'] {
  const { year, edition, name, theme, stages, prizes, introduction, statement } = row;
  const { bannerFileId, statementTitle, guide, gallery, downloads, criteria, entryRules } = row;
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
