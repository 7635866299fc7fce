import { desc, eq } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { createOnce } from '../../database/create-once.ts';
import type { Database } from '../../database/open.ts';
import { projectNotes, users } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { nameOf } from './change-present.ts';
import { requireSubmitted } from './staff-detail-queries.ts';

type Note = Schemas['ProjectNote'];

async function notesWhere(
  db: Database,
  where: ReturnType<typeof eq>,
  userId: string,
): Promise<Note[]> {
  const { chineseName, firstName, lastName, phone, email } = users;
  const rows = await db
    .select({ note: projectNotes, person: { chineseName, firstName, lastName, phone, email } })
    .from(projectNotes)
    .leftJoin(users, eq(users.id, projectNotes.userId))
    .where(where)
    .orderBy(desc(projectNotes.at), desc(projectNotes.id));
  return rows.map(({ note: { id, text, at, userId: author }, person }) => ({
    id,
    text,
    at: at.toISOString(),
    own: author === userId,
    ...omitNull({ by: person && nameOf(person) }),
  }));
}

/** Returns the notes about a submitted entry, latest first. Throws 404 for a draft or an unknown id. */
export async function notesOf(db: Database, projectId: string, userId: string): Promise<Note[]> {
  await requireSubmitted(db, projectId);
  return await notesWhere(db, eq(projectNotes.projectId, projectId), userId);
}

/** Adds a note, once per id, and returns it. Throws 404 for a draft or an unknown entry. */
export async function addNote(
  db: Database,
  { id, text, ...note }: Omit<typeof projectNotes.$inferInsert, 'userId'> & { userId: string },
): Promise<Note> {
  await requireSubmitted(db, note.projectId);
  const find = () => notesWhere(db, eq(projectNotes.id, id), note.userId);
  return await createOnce(find, async () => {
    await db.insert(projectNotes).values({ ...note, id, text: text.trim() });
    return await find();
  });
}

/** Deletes a note of the user and returns it. Throws a business rule for the note of another person. */
export async function deleteNote(db: Database, id: string, userId: string): Promise<Note> {
  const [note] = await notesWhere(db, eq(projectNotes.id, id), userId);
  if (note === undefined) throw notFound();
  if (!note.own) throw businessRule('noteNotYours');
  await db.delete(projectNotes).where(eq(projectNotes.id, id));
  return note;
}
