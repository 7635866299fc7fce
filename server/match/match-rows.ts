import { asc, desc } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { matches, organisations } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { matchStatus, type MatchRow } from './match-phase.ts';
import { omitNull } from '../services.ts';

const PARTNER_ORDER = ['host', 'organiser', 'coOrganiser', 'support'];

/** Every edition, newest first. */
export async function newestMatches(db: Database): Promise<MatchRow[]> {
  return await db.select().from(matches).orderBy(desc(matches.year));
}

/** Key figures of an edition. */
export function figures(row: MatchRow): Schemas['MatchFigures'] {
  const { projects, cities, prizePool, finance } = row;
  return { projects, cities, prizePool, finance };
}

/** An edition as the pages about the current one show it. */
export function matchOf(row: MatchRow, now: Date): Schemas['Match'] {
  const { id, year, edition, name, theme, stages, prizes, bannerFileId } = row;
  return {
    id,
    year,
    edition,
    name,
    theme,
    stages,
    prizes,
    status: matchStatus(row, now),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    introduction: cleanHtml(row.introduction),
    ...omitNull({ bannerFileId }),
    figures: figures(row),
  };
}

/** An edition as the pages about past editions show it. */
export function editionOf(row: MatchRow, current: boolean, now: Date): Schemas['Edition'] {
  const { id, year, edition, name, theme, winners, gallery, bannerFileId } = row;
  return {
    id,
    year,
    edition,
    name,
    theme,
    winners,
    gallery,
    current,
    status: matchStatus(row, now),
    start: row.begin.toISOString(),
    end: row.end.toISOString(),
    introduction: cleanHtml(row.introduction),
    ...omitNull({ bannerFileId }),
    figures: figures(row),
  };
}

/** Organisations behind the competition, hosts first. */
export async function partners(db: Database): Promise<Schemas['Organisation'][]> {
  const rows = await db.select().from(organisations).orderBy(asc(organisations.position));
  const rank = (row: { kind: string }) => PARTNER_ORDER.indexOf(row.kind);
  return rows
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id, kind, name, logoFileId, url }) => ({
      id,
      kind,
      name,
      ...omitNull({ logoFileId, url }),
    }));
}
