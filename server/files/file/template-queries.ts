import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { documentTemplates, files } from '../../database/schema.ts';

export interface TemplateRow {
  template: typeof documentTemplates.$inferSelect;
  file: typeof files.$inferSelect;
}

function templates(db: Database, where?: SQL) {
  return db
    .select({ template: documentTemplates, file: files })
    .from(documentTemplates)
    .innerJoin(files, eq(files.id, documentTemplates.fileId))
    .where(where)
    .orderBy(asc(documentTemplates.position));
}

/** Reads the templates with their files, in the order chosen by staff. */
export async function templateRows(db: Database): Promise<TemplateRow[]> {
  return await templates(db);
}

export async function templateRow(db: Database, id: string): Promise<TemplateRow | undefined> {
  const [row] = await templates(db, eq(documentTemplates.id, id));
  return row;
}
