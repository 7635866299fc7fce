import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

/** Reads a file by its identifier, as a list of at most one. */
export async function filesWithId(
  db: Database,
  id: string,
): Promise<(typeof files.$inferSelect)[]> {
  return await db.select().from(files).where(eq(files.id, id));
}
