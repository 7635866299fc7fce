import { businessRule } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { storedText } from '../../localized/localized.ts';
import { staffPaging, type HandlersOf, type Services } from '../../http/services.ts';
import { publishFiles } from '../uploads/publish-files.ts';
import { removeUnusedFiles } from '../uploads/remove-files.ts';
import { textsRevision, mediaItem } from './present.ts';
import {
  findMedia,
  lockMedia,
  lockMediaFile,
  mediaCount,
  mediaFilter,
  mediaPage,
  removeMediaTexts,
  writeMediaTexts,
} from './queries.ts';
import { mediaUses } from './use-queries.ts';

type MediaOperation = 'listMedia' | 'saveMedia' | 'listMediaUses' | 'deleteMedia';

/** Handlers of the media library of pictures and videos. */
export function mediaHandlers({ db, store, now }: Services): HandlersOf<MediaOperation> {
  return {
    listMedia: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const where = mediaFilter(query);
      const rows = await mediaPage(db, { where, size, offset });
      return { records: rows.map(mediaItem), total: await mediaCount(db, where), current, size };
    },

    saveMedia: async ({ body: { id, alt, revision }, session }) => {
      await db.transaction(async (tx) => {
        const { file, texts: stored } = await lockMedia(tx, id);
        const kind = file?.mime.startsWith('video/') ? ('video' as const) : ('image' as const);
        // A file outside the library has no revision yet.
        const isNew = stored === undefined && file?.public === false;
        if (!isNew || revision !== undefined) requireRevision(textsRevision(stored), revision);
        await publishFiles(tx, session, [{ kind, id }]);
        if (alt.CN.trim() === '') await removeMediaTexts(tx, id);
        else await writeMediaTexts(tx, id, { alt: storedText(alt, stored?.alt) });
      });
      return mediaItem(await findMedia(db, id));
    },

    listMediaUses: async ({ params: { id } }) => {
      await findMedia(db, id);
      return await mediaUses(db, id);
    },

    deleteMedia: async ({ params: { id } }) => {
      await findMedia(db, id);
      const removed = await db.transaction(async (tx) => {
        await lockMediaFile(tx, id);
        if ((await mediaUses(tx, id)).length > 0) throw businessRule('mediaInUse');
        return await removeUnusedFiles(tx, [id], { now: now(), versions: 'ignored' });
      });
      if (removed.length === 0) throw businessRule('mediaInUse');
      // After a crash here, the clean-up moves the files.
      await store.moveToRemoved(removed, now());
      return { id };
    },
  };
}
