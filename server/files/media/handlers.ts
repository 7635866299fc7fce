import { and, desc, eq, isNull, like, or } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { anyContains } from '../../database/contains-word.ts';
import { files, mediaTexts, users } from '../../database/schema.ts';
import { storedText } from '../../localized/localized.ts';
import { inEachLanguage } from '../../localized/sql.ts';
import { staffPaging, type HandlersOf, type Services } from '../../http/services.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import { lockFiles, removeUnusedFiles } from '../uploads/remove-files.ts';
import { mediaUses } from './use-queries.ts';
import { type Found, textsRevision, mediaItem } from './present.ts';

type MediaOperation = 'listMedia' | 'saveMedia' | 'listMediaUses' | 'deleteMedia';

/** What the library holds: pictures and videos that everyone may see, as they were uploaded. */
const IN_LIBRARY = and(
  eq(files.public, true),
  isNull(files.copyOf),
  or(like(files.mime, 'image/%'), like(files.mime, 'video/%')),
);

/** Pictures and videos that staff use in many places. */
export function mediaHandlers({ db, store, now }: Services): HandlersOf<MediaOperation> {
  const select = () =>
    db
      .select()
      .from(files)
      .leftJoin(mediaTexts, eq(mediaTexts.fileId, files.id))
      .leftJoin(users, eq(users.id, files.ownerId));

  async function find(id: string): Promise<Found> {
    const [row] = await select().where(and(eq(files.id, id), IN_LIBRARY));
    if (row === undefined) throw notFound();
    return row;
  }

  return {
    listMedia: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const where = and(
        IN_LIBRARY,
        query.kind === undefined ? undefined : like(files.mime, `${query.kind}/%`),
        query.keywords === undefined
          ? undefined
          : anyContains([files.name, ...inEachLanguage(mediaTexts.alt)], query.keywords.trim()),
      );
      const rows = await select()
        .where(where)
        .orderBy(desc(files.createDate), desc(files.id))
        .limit(size)
        .offset(offset);
      const counted = db
        .select({ id: files.id })
        .from(files)
        .leftJoin(mediaTexts, eq(mediaTexts.fileId, files.id))
        .where(where)
        // PostgreSQL 15 takes no subquery without a name.
        .as('found');
      return { records: rows.map(mediaItem), total: await db.$count(counted), current, size };
    },

    saveMedia: async ({ body: { id, alt, revision }, session }) => {
      await db.transaction(async (tx) => {
        const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update');
        const kind = file?.mime.startsWith('video/') ? ('video' as const) : ('image' as const);
        const [stored] = await tx.select().from(mediaTexts).where(eq(mediaTexts.fileId, id));
        // A file that isn't in the library yet has no revision that anybody could have read.
        const isNew = stored === undefined && file?.public === false;
        if (!isNew || revision !== undefined) requireRevision(textsRevision(stored), revision);
        await publishFiles(tx, session, [{ kind, id }]);
        if (alt.CN.trim() === '') {
          await tx.delete(mediaTexts).where(eq(mediaTexts.fileId, id));
          return;
        }
        const words = { alt: storedText(alt, stored?.alt) };
        await tx
          .insert(mediaTexts)
          .values({ fileId: id, ...words })
          .onConflictDoUpdate({ target: mediaTexts.fileId, set: words });
      });
      return mediaItem(await find(id));
    },

    listMediaUses: async ({ params: { id } }) => {
      await find(id);
      return await mediaUses(db, id);
    },

    deleteMedia: async ({ params: { id } }) => {
      await find(id);
      const removed = await db.transaction(async (tx) => {
        await lockFiles(tx, eq(files.id, id));
        if ((await mediaUses(tx, id)).length > 0) throw businessRule('mediaInUse');
        return await removeUnusedFiles(tx, [id], { now: now(), versions: 'ignored' });
      });
      if (removed.length === 0) throw businessRule('mediaInUse');
      // The clean-up moves what a crash leaves here.
      await store.moveToRemoved(removed, now());
      return { id };
    },
  };
}
