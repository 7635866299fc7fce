import { and, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { containsWord } from '../database/contains-word.ts';
import type { Database, Transaction } from '../database/open.ts';
import { isPublic, matches, projectAwards, projects } from '../database/schema.ts';
import { entryText } from '../database/schema/searched-text.ts';
import { textFor } from '../localized/localized.ts';
import type { MatchRow } from '../match/match-phase.ts';
import { LANGUAGES, type Language } from '../messages.ts';
import { omitNull } from '../services.ts';
import { inCity } from './in-city.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Statuses of entries as the contract numbers them. */
export const SUBMITTED = 1;
export const IN_REVIEW = 2;
export const SHORTLISTED = 3;
export const AWARDED = 4;

/** Whether everyone may see entries of this status, once staff have published them. */
export function isAccepted(status: Schemas['ProjectStatus']): boolean {
  return status >= IN_REVIEW && status <= AWARDED;
}

/** Everyone may see accepted entries that staff have decided to publish. */
export const isPublished: SQL = isPublic(projects);

export interface ProjectFilters {
  matchInfoId?: string;
  keyword?: string;
  domain?: string;
  city?: string;
  /** Any of these, as they are stored. */
  awards?: readonly string[];
}

/** Published entries that pass every filter. */
export function projectFilter(db: Database, filters: ProjectFilters): SQL | undefined {
  const { matchInfoId, keyword, domain, city, awards } = filters;
  return and(
    isPublished,
    matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
    domain === undefined ? undefined : eq(projects.domain, domain),
    city === undefined ? undefined : inCity(city),
    keyword === undefined ? undefined : containsWord(entryText(projects), keyword.trim()),
    awards === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(projectAwards)
            .where(
              and(
                eq(projectAwards.projectId, projects.id),
                inArray(projectAwards.name, [...awards]),
              ),
            ),
        ),
  );
}

/** Names of an edition's prizes in a reader's language, by the name that awards keep. */
function prizeNames(prizes: MatchRow['prizes'], language: Language): Map<string, string> {
  return new Map(prizes.map(({ name }) => [name.CN, textFor(name, language)]));
}

/** The names that awards keep of what a reader calls `award`, in whatever language. */
export async function storedAwards(db: Database, award: string): Promise<string[]> {
  const rows = await db.select({ prizes: matches.prizes }).from(matches);
  const stored = rows.flatMap(({ prizes }) =>
    LANGUAGES.flatMap((language) =>
      [...prizeNames(prizes, language)].flatMap(([name, said]) => (said === award ? [name] : [])),
    ),
  );
  return [...new Set([award, ...stored])];
}

/**
 * Awards of some entries, by the entry's id; named in a reader's language where they are prizes of
 * the edition. Without a language they are named as they are stored.
 */
export async function awardsOf(
  db: Database | Transaction,
  ids: readonly string[],
  language?: Language,
): Promise<Map<string, Schemas['ProjectAward'][]>> {
  const found = new Map(ids.map((id): [string, Schemas['ProjectAward'][]] => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select({ award: projectAwards, prizes: matches.prizes })
    .from(projectAwards)
    .innerJoin(projects, eq(projects.id, projectAwards.projectId))
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(inArray(projectAwards.projectId, [...ids]))
    .orderBy(desc(projectAwards.amount), asc(projectAwards.name));
  for (const { award, prizes } of rows) {
    const { projectId, name: stored, amount } = award;
    const said = language === undefined ? undefined : prizeNames(prizes, language).get(stored);
    found.get(projectId)?.push({ name: said ?? stored, ...omitNull({ amount }) });
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
