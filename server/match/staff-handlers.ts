import { randomUUID } from 'node:crypto';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { brokenConstraint } from '../database/constraints.ts';
import type { Database } from '../database/open.ts';
import { matches, projectDecisions, projects } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import {
  decidedStatus,
  hideResults,
  isUnpublished,
  publishDecisions,
} from '../project/decisions.ts';
import { currentMatch, type MatchRow } from './match-phase.ts';
import { matchOf, newestMatches } from './match-rows.ts';
import { AWARDED, SUBMITTED } from '../project/project-rows.ts';
import { omitNull, type HandlersOf, type Services } from '../services.ts';
import { rankWinners } from './winners.ts';

type StaffMatchOperation = 'listStaffMatches' | 'createMatch' | 'updateMatch' | 'publishWinners';

/** Begin and end of an edition. Throws the business rule against times out of order. */
function timesOf({ stages, signUpStart, signUpEnd }: Schemas['StaffMatchBody']) {
  const spans = stages.map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const);
  const [first, last] = [spans[0], spans.at(-1)];
  const [opens, closes] = [Date.parse(signUpStart), Date.parse(signUpEnd)];
  const inOrder = spans.every(
    ([start, end], index) => start < end && start >= (spans[index - 1]?.[0] ?? start),
  );
  if (!first || !last || !inOrder || opens >= closes || opens < first[0] || closes > last[1]) {
    throw businessRule('timesOrder');
  }
  return {
    begin: new Date(first[0]),
    end: new Date(last[1]),
    signUpStart: new Date(opens),
    signUpEnd: new Date(closes),
  };
}

function columnsOf(body: Schemas['StaffMatchBody']) {
  const { year, edition, name, theme, stages, prizes, figures, statement } = body;
  return {
    year,
    edition,
    name,
    theme,
    stages,
    prizes,
    statement,
    ...figures,
    ...timesOf(body),
    introduction: cleanHtml(body.introduction),
    bannerFileId: body.bannerFileId ?? null,
    statementTitle: body.statementTitle ?? null,
  };
}

async function unlessYearTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // The database decides, so that two calls at once can't both win.
    throw brokenConstraint(error) === 'unique' ? businessRule('yearTaken') : error;
  }
}

/** An edition as staff see it, with how far its review is. */
async function staffMatch(db: Database, row: MatchRow, now: Date): Promise<Schemas['StaffMatch']> {
  const current = currentMatch(await newestMatches(db), now);
  const [tally] = await db
    .select({
      entries: count(),
      awarded: sql<number>`(count(*) filter (where ${decidedStatus} = ${AWARDED}))::int`,
      unpublished: sql<number>`(count(*) filter (where ${isUnpublished}))::int`,
    })
    .from(projects)
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(eq(projects.matchId, row.id), gte(projects.status, SUBMITTED)));
  return {
    ...matchOf(row, now),
    ...omitNull({ statementTitle: row.statementTitle }),
    statement: row.statement,
    winners: row.winners,
    current: row.id === current?.id,
    ...(tally ?? { entries: 0, awarded: 0, unpublished: 0 }),
  };
}

/** Editions in the hands of staff. */
export function staffMatchHandlers({ db, now }: Services): HandlersOf<StaffMatchOperation> {
  async function answer(row: MatchRow | undefined) {
    if (row === undefined) throw notFound();
    return await staffMatch(db, row, now());
  }

  return {
    listStaffMatches: async () => {
      const rows = await newestMatches(db);
      return await Promise.all(rows.map((row) => staffMatch(db, row, now())));
    },

    createMatch: async ({ body, session }) => {
      const [row] = await unlessYearTaken(() =>
        db.transaction(async (tx) => {
          await publishFiles(tx, session, [{ kind: 'image', id: body.bannerFileId }]);
          return await tx
            .insert(matches)
            .values({ ...columnsOf(body), id: `match-${randomUUID()}` })
            .returning();
        }),
      );
      return await answer(row);
    },

    updateMatch: async ({ body, session }) => {
      const [row] = await unlessYearTaken(() =>
        db.transaction(async (tx) => {
          await publishFiles(tx, session, [{ kind: 'image', id: body.bannerFileId }]);
          return await tx
            .update(matches)
            .set(columnsOf(body))
            .where(eq(matches.id, body.id))
            .returning();
        }),
      );
      return await answer(row);
    },

    publishWinners: async ({ body: { id, published } }) => {
      const [row] = await db.transaction(async (tx) => {
        const one = eq(matches.id, id);
        const [stored] = await tx.select().from(matches).where(one).for('update');
        if (stored === undefined) throw notFound();
        if (published && now() < stored.signUpEnd) throw businessRule('winnersTooEarly');
        await (published ? publishDecisions : hideResults)(tx, id, now());
        // An entry that has lost its award since the last time has no place either.
        await tx.update(projects).set({ rank: null }).where(eq(projects.matchId, id));
        const winners = published ? await rankWinners(tx, stored) : [];
        if (published && winners.length === 0) throw businessRule('noAwardedEntries');
        return await tx.update(matches).set({ winners }).where(one).returning();
      });
      return await answer(row);
    },
  };
}
