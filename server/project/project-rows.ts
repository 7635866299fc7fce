import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { matches, projectAwards, projects } from '../database/schema.ts';
import { containsPattern, omitNull } from '../services.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Statuses of entries as the contract numbers them. */
export const SUBMITTED = 1;
export const IN_REVIEW = 2;
export const AWARDED = 4;

/** Everyone may see entries that staff has taken into review, and none that was not selected. */
export const isPublished = between(projects.status, IN_REVIEW, AWARDED);

interface Filters {
  matchInfoId?: string;
  keyword?: string;
  domain?: string;
  city?: string;
  award?: string;
}

/** Published entries that pass every filter. */
export function projectFilter(db: Database, filters: Filters): SQL | undefined {
  const { matchInfoId, keyword, domain, city, award } = filters;
  const pattern = containsPattern(keyword?.trim() ?? '');
  return and(
    isPublished,
    matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
    domain === undefined ? undefined : eq(projects.domain, domain),
    city === undefined ? undefined : eq(projects.city, city),
    keyword === undefined
      ? undefined
      : or(
          ilike(projects.name, pattern),
          ilike(projects.summary, pattern),
          sql`${projects.team} ->> 'leader' ilike ${pattern}`,
          sql`${projects.company} ->> 'name' ilike ${pattern}`,
        ),
    award === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(projectAwards)
            .where(and(eq(projectAwards.projectId, projects.id), eq(projectAwards.name, award))),
        ),
  );
}

/** The newest edition first; in it those with awards first, the highest first. */
export const AWARDS_FIRST: SQL[] = [
  desc(matches.year),
  sql`${projects.rank} asc nulls last`,
  asc(projects.id),
];

/** Awards of some entries, by the entry's id. */
export async function awardsOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, Schemas['ProjectAward'][]>> {
  const found = new Map(ids.map((id): [string, Schemas['ProjectAward'][]] => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(projectAwards)
    .where(inArray(projectAwards.projectId, [...ids]))
    .orderBy(desc(projectAwards.amount), asc(projectAwards.name));
  for (const { projectId, name, amount } of rows) {
    found.get(projectId)?.push({ name, ...omitNull({ amount }) });
  }
  return found;
}

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
