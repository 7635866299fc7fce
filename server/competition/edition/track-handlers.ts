import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { trackOf } from '../../content/reference/present.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { changeTrack, insertTrack, lockTrack, removeTrack, trackUses } from './track-queries.ts';

type TrackOperation = 'createTrack' | 'updateTrack' | 'deleteTrack';

/** Handles tracks for staff; the public operation is `listDomains`. */
export function trackHandlers({ db }: Services): HandlersOf<TrackOperation> {
  return {
    createTrack: async ({ body }) => {
      const row = await insertTrack(db, body);
      if (row === undefined) throw businessRule('trackTaken');
      return trackOf(row);
    },

    updateTrack: ({ body: { code, name, summary, revision } }) =>
      db.transaction(async (tx) => {
        const stored = await lockTrack(tx, code);
        if (stored === undefined) throw notFound();
        requireRevision(trackOf(stored).revision, revision);
        const row = await changeTrack(tx, { code, name, summary });
        if (row === undefined) throw notFound();
        return trackOf(row);
      }),

    deleteTrack: ({ params: { code } }) =>
      db.transaction(async (tx) => {
        if (!(await removeTrack(tx, code))) throw notFound();
        if ((await trackUses(tx, code)) > 0) throw businessRule('trackInUse');
        return { id: code };
      }),
  };
}
