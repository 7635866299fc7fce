import { eq } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { matches, projects } from '../../database/schema.ts';
import { carryIntoDraft } from '../../records/record/record-drafts.ts';
import { keepVersion } from '../../records/record/record-versions.ts';
import { removeRecord } from '../../records/record/remove-record.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { matchBody } from './staff-present.ts';
import { isComplete, matchChecks } from './publication-rules.ts';
import type { MatchRow } from './rules.ts';
import { matchKind } from './record-kind.ts';
import { announceExtension } from './extension-notice.ts';
import { isExtension, signUpChanges } from './sign-up-rules.ts';
import { lockMatch, staffMatch } from './staff-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

type PublicationOperation = 'publishMatch' | 'changeSignUp' | 'deleteMatch' | 'listMatchChecks';

/** The life of an edition: checked, published, its sign-up extended, paused, closed. */
export function matchPublicationHandlers({
  db,
  noticeSender: { hasSmsGateway: hasSms },
  now,
}: Services & WithNoticeSender): HandlersOf<PublicationOperation> {
  async function find(id: string): Promise<MatchRow> {
    const [row] = await db.select().from(matches).where(eq(matches.id, id));
    if (row === undefined) throw notFound();
    return row;
  }

  return {
    listMatchChecks: async ({ params: { id } }) => await matchChecks(db, await find(id)),

    publishMatch: async ({ body: { id, published } }) => {
      const complete = !published || (await isComplete(db, await find(id)));
      const changed = await db.transaction(async (tx) => {
        const row = await lockMatch(tx, id);
        if (published === (row.publishedAt !== null)) return row;
        if (!complete) throw businessRule('editionIncomplete');
        if (!published && (await tx.$count(projects, eq(projects.matchId, id))) > 0) {
          throw businessRule('editionHasEntries');
        }
        const publishedAt = published ? now() : null;
        await tx.update(matches).set({ publishedAt }).where(eq(matches.id, id));
        return { ...row, publishedAt };
      });
      return await staffMatch(db, changed, { now: now(), hasSms });
    },

    changeSignUp: async ({ body, session }) => {
      const changed = await db.transaction(async (tx) => {
        const row = await lockMatch(tx, body.id);
        const changes = signUpChanges(row, body, now());
        const next = { ...row, ...changes };
        await tx.update(matches).set(changes).where(eq(matches.id, row.id));
        // A form that was opened before would write the former end back.
        const contents = { before: { ...matchBody(row) }, content: { ...matchBody(next) } };
        const key = { kind: 'match' as const, id: row.id };
        await keepVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
        await carryIntoDraft(tx, key, contents);
        if (isExtension(row, next.signUpEnd, now())) {
          await announceExtension(tx, next, now());
        }
        return next;
      });
      return await staffMatch(db, changed, { now: now(), hasSms });
    },

    deleteMatch: async ({ params: { id }, session }) => {
      await removeRecord(db, matchKind, { kind: 'match', id }, { session, now: now() });
      return { id };
    },
  };
}
