import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { isOver } from '../../../openapi/event-clock.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  AWARDED,
  matches,
  projectDecisions,
  projects,
  SUBMITTED,
  users,
} from '../../database/schema.ts';
import { isReachable } from '../../notices/reach.ts';
import { publishFiles } from '../../files/uploads/publish-file.ts';
import { hideResults, isOutdated, isUnpublished, publishDecisions } from '../project/decisions.ts';
import { matchBody } from './staff-present.ts';
import { columnsOf } from './column-rules.ts';
import { currentMatch, matchStatus, type MatchRow } from './rules.ts';
import { allMatches, publishedMatches } from './queries.ts';
import { draftDetails, dropDraft, keepDraft } from '../../records/record/record-drafts.ts';
import { checkRevision, keepVersion, recordDetails } from '../../records/record/record-versions.ts';
import { filesOfText } from '../../localized/rich-text.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import { checkRemovedPrizes } from './prize-rules.ts';
import { announceExtension, endChanges, isExtension } from './sign-up-rules.ts';
import { rankWinners } from './winners.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

type StaffMatchOperation =
  | 'listStaffMatches'
  | 'createMatch'
  | 'updateMatch'
  | 'saveMatchDraft'
  | 'deleteMatchDraft'
  | 'publishWinners';

const NO_ENTRIES = { entries: 0, awarded: 0, unpublished: 0, outdated: 0, unreachable: 0 };

/** How far the review of each edition is. */
async function talliesOf(db: Database, ids: readonly string[], hasSms: boolean) {
  const { matchId } = projects;
  const rows = await db
    .select({
      matchId,
      entries: count(),
      awarded: sql<number>`(count(*) filter (where ${projects.decidedStatus} = ${AWARDED}))::int`,
      unpublished: sql<number>`(count(*) filter (where ${isUnpublished}))::int`,
      outdated: sql<number>`(count(*) filter (where ${isOutdated}))::int`,
      unreachable: sql<number>`(count(*) filter (where ${users.disabled} or not ${isReachable(hasSms)}))::int`,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(and(inArray(matchId, [...ids]), gte(projects.status, SUBMITTED)))
    .groupBy(matchId);
  return new Map(rows.map(({ matchId: id, ...tally }) => [id, tally]));
}

/** How often each prize of each edition is given. */
async function placingsOf(db: Database, ids: readonly string[]) {
  const { matchId } = projects;
  const rows = await db
    .select({ matchId, prizeId: sql<string>`${projectDecisions.prizeId}`, awarded: count() })
    .from(projects)
    .innerJoin(projectDecisions, eq(projectDecisions.projectId, projects.id))
    .where(
      and(
        inArray(matchId, [...ids]),
        gte(projects.status, SUBMITTED),
        isNotNull(projectDecisions.prizeId),
      ),
    )
    .groupBy(matchId, projectDecisions.prizeId);
  return Map.groupBy(rows, (row) => row.matchId);
}

/** Editions as staff see them, with how far the review of each is. */
async function staffMatches(
  db: Database,
  rows: readonly MatchRow[],
  { now, hasSms }: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch'][]> {
  const current = currentMatch(await publishedMatches(db), now);
  const ids = rows.map(({ id }) => id);
  const tallies = await talliesOf(db, ids, hasSms);
  const placings = await placingsOf(db, ids);
  const detailsOf = await recordDetails(db, 'match', ids);
  const draftOf = await draftDetails(db, 'match', ids);
  return rows.map((row) => ({
    ...matchBody(row),
    ...detailsOf(row.id),
    ...draftOf(row.id),
    id: row.id,
    status: matchStatus(row, now),
    published: row.publishedAt !== null,
    signUpPaused: row.signUpPaused,
    ...omitNull({ extendedFrom: row.extendedFrom?.toISOString() ?? null }),
    winners: row.winners,
    placings: (placings.get(row.id) ?? []).map(({ prizeId, awarded }) => ({ prizeId, awarded })),
    current: row.id === current?.id,
    ...(tallies.get(row.id) ?? NO_ENTRIES),
  }));
}

/** An edition as staff see it. Throws where there is none. */
export async function staffMatch(
  db: Database,
  row: MatchRow | undefined,
  context: { now: Date; hasSms: boolean },
): Promise<Schemas['StaffMatch']> {
  const [shown] = row === undefined ? [] : await staffMatches(db, [row], context);
  if (shown === undefined) throw notFound();
  return shown;
}

/** The pictures, videos and documents that an edition shows. */
function filesOf({
  bannerFileId,
  gallery = [],
  downloads = [],
  ...texts
}: Schemas['StaffMatchBody']) {
  const ids = [bannerFileId, ...gallery.map(({ fileId }) => fileId)];
  return [
    ...ids.map((id) => ({ kind: 'image' as const, id })),
    ...downloads.map(({ fileId: id }) => ({ kind: 'document' as const, id })),
    ...filesOfText(texts.introduction),
    ...filesOfText(texts.guide),
  ];
}

/** An edition that nobody else writes until the transaction ends. Throws where there is none. */
export async function lockMatch(tx: Transaction, id: string): Promise<MatchRow> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Editions in the hands of staff. */
export function staffMatchHandlers({
  db,
  noticeSender: { hasSmsGateway: hasSms },
  now,
}: Services & WithNoticeSender): HandlersOf<StaffMatchOperation> {
  const respond = (row: MatchRow | undefined) => staffMatch(db, row, { now: now(), hasSms });

  return {
    listStaffMatches: async () =>
      await staffMatches(db, await allMatches(db), { now: now(), hasSms }),

    createMatch: async ({ body, session, newId: id }) => {
      const row = await createOnce(
        () => db.select().from(matches).where(eq(matches.id, id)),
        () =>
          db.transaction(async (tx) => {
            await publishFiles(tx, session, filesOf(body));
            const rows = await tx
              .insert(matches)
              .values({ ...columnsOf(body), id })
              .returning();
            for (const made of rows) {
              const written = { action: 'created' as const, content: { ...matchBody(made) } };
              await keepVersion(tx, { kind: 'match', id, ...written, session, now: now() });
            }
            return rows;
          }),
      );
      return await respond(row);
    },

    updateMatch: async ({ body, session, language }) => {
      const [row] = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        const one = eq(matches.id, body.id);
        const [stored] = await tx.select().from(matches).where(one).for('update');
        if (stored === undefined) throw notFound();
        const key = { kind: 'match' as const, id: body.id };
        await checkRevision(tx, key, body.revision);
        const columns = columnsOf(body, stored);
        const changes = { ...columns, ...endChanges(stored, columns.signUpEnd, now()) };
        await checkRemovedPrizes(tx, stored, { ...changes, language });
        await dropDraft(tx, key);
        const changed = await tx.update(matches).set(changes).where(one).returning();
        const contents = {
          before: { ...matchBody(stored) },
          content: { ...matchBody({ ...stored, ...changes }) },
        };
        await keepVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
        if (isExtension(stored, changes.signUpEnd, now())) {
          await announceExtension(tx, { ...stored, ...changes }, now());
        }
        return changed;
      });
      return await respond(row);
    },

    saveMatchDraft: async ({ body, session }) =>
      await respond(
        await db.transaction(async (tx) => {
          const stored = await lockMatch(tx, body.id);
          const key = { kind: 'match' as const, id: body.id };
          await checkRevision(tx, key, body.revision);
          const content = { ...matchBody({ ...stored, ...columnsOf(body, stored) }) };
          await keepDraft(tx, key, { content, session, now: now() });
          return stored;
        }),
      ),

    deleteMatchDraft: async ({ params: { id } }) =>
      await respond(
        await db.transaction(async (tx) => {
          const stored = await lockMatch(tx, id);
          await dropDraft(tx, { kind: 'match', id });
          return stored;
        }),
      ),

    publishWinners: async ({ body: { id, published } }) => {
      const [row] = await db.transaction(async (tx) => {
        const one = eq(matches.id, id);
        const [stored] = await tx.select().from(matches).where(one).for('update');
        if (stored === undefined) throw notFound();
        if (published && !isOver(stored.signUpEnd, now())) throw businessRule('winnersTooEarly');
        await (published ? publishDecisions : hideResults)(tx, id, now());
        // An entry that has lost its award since the last time has no place either.
        await tx.update(projects).set({ rank: null }).where(eq(projects.matchId, id));
        const winners = published ? await rankWinners(tx, stored) : [];
        if (published && winners.length === 0) throw businessRule('noAwardedEntries');
        return await tx.update(matches).set({ winners }).where(one).returning();
      });
      return await respond(row);
    },
  };
}
