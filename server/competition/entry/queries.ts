import { and, asc, desc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { containsWord } from '../../database/contains-word.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  isPublic,
  matches,
  projectAwards,
  projects,
  files,
  projectFiles,
  SHORTLISTED,
} from '../../database/schema.ts';
import { notFound } from '../../base/failure.ts';
import { prizesNamed } from '../edition/prize-rules.ts';
import { inCity } from './in-city.ts';
import type { AwardRow } from './present.ts';

/** Awards to filter by: prizes of editions, and names of awards without a prize. */
export interface AwardFilter {
  names: string[];
  prizes: { matchInfoId: string; ids: string[] }[];
}

export interface EntryFilters {
  matchInfoId?: string;
  keyword?: string;
  domain?: string;
  city?: string;
  awards?: AwardFilter;
  result?: 'shortlisted' | 'finalist';
}

/** Returns the condition for public entries that match all filters. */
export function entryFilter(db: Database, filters: EntryFilters): SQL | undefined {
  const { matchInfoId, keyword, domain, city, awards, result } = filters;
  return and(
    isPublic(projects),
    matchInfoId === undefined ? undefined : eq(projects.matchId, matchInfoId),
    domain === undefined ? undefined : eq(projects.domain, domain),
    city === undefined ? undefined : inCity(city),
    keyword === undefined ? undefined : containsWord(projects.searchText, keyword.trim()),
    result === undefined
      ? undefined
      : and(eq(projects.status, SHORTLISTED), eq(projects.finalist, result === 'finalist')),
    awards === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(projectAwards)
            .where(
              and(
                eq(projectAwards.projectId, projects.id),
                or(
                  and(isNull(projectAwards.prizeId), inArray(projectAwards.name, awards.names)),
                  ...awards.prizes.map(({ matchInfoId: edition, ids }) =>
                    and(eq(projects.matchId, edition), inArray(projectAwards.prizeId, ids)),
                  ),
                ),
              ),
            ),
        ),
  );
}

/** Returns the filter for awards with this name in any language. */
export async function awardFilter(db: Database, name: string): Promise<AwardFilter> {
  const rows = await db.select({ id: matches.id, prizes: matches.prizes }).from(matches);
  const found = rows.map(({ id, prizes }) => ({ id, named: prizesNamed(prizes, name) }));
  const names = found.flatMap(({ named }) => named.map((prize) => prize.name.CN));
  return {
    names: [...new Set([name, ...names])],
    prizes: found.flatMap(({ id, named }) => {
      const ids = named.flatMap((prize) => prize.id ?? []);
      return ids.length === 0 ? [] : [{ matchInfoId: id, ids }];
    }),
  };
}

/** Returns the awards of entries, each with the prizes of its edition, highest amount first. */
export async function awardRows(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<AwardRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select({ award: projectAwards, prizes: matches.prizes })
    .from(projectAwards)
    .innerJoin(projects, eq(projects.id, projectAwards.projectId))
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(inArray(projectAwards.projectId, [...ids]))
    .orderBy(desc(projectAwards.amount), asc(projectAwards.name));
}

/** Returns a public entry with its edition. Throws 404 if the entry isn't public. */
export async function publicEntry(db: Database, id: string) {
  const [row] = await db
    .select({ entry: projects, edition: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(and(eq(projects.id, id), isPublic(projects)));
  if (row === undefined) throw notFound();
  return row;
}

/** Returns the public files of an entry in order. */
export async function sharedFiles(db: Database, id: string): Promise<Schemas['StoredFile'][]> {
  return await db
    .select({ id: files.id, name: files.name, size: files.size, mime: files.mime })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(and(eq(projectFiles.projectId, id), eq(projectFiles.shared, true)))
    .orderBy(asc(projectFiles.position));
}
