import type { HandlersOf, Services } from '../../http/services.ts';
import { addNote, deleteNote, notesOf } from './note-queries.ts';
import { versionOf, versionsOf } from './version-queries.ts';

type Operation =
  | 'listProjectNotes'
  | 'addProjectNote'
  | 'deleteProjectNote'
  | 'listProjectVersions'
  | 'getProjectVersion';

/** Handles the notes of staff about entries, and the versions of entries. */
export function entryRecordHandlers({ db, now }: Services): HandlersOf<Operation> {
  return {
    listProjectNotes: ({ params: { id }, session: { userId } }) => notesOf(db, id, userId),

    addProjectNote: ({ params: { id: projectId }, body: { text }, session: { userId }, newId }) =>
      addNote(db, { id: newId, projectId, text, userId, at: now() }),

    deleteProjectNote: ({ params: { id }, session: { userId } }) => deleteNote(db, id, userId),

    listProjectVersions: ({ params: { id } }) => versionsOf(db, id),

    getProjectVersion: ({ params: { id, number } }) => versionOf(db, id, number),
  };
}
