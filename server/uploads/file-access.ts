import { and, eq, or } from 'drizzle-orm';
import { hasPermission } from '../contract/access.ts';
import type { Session } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { projectFiles, projects, type files } from '../database/schema.ts';
import { isPublished } from '../project/project-rows.ts';

type FileRow = typeof files.$inferSelect;

/** Who reads what others have handed in: those who decide about it, and the scoring system. */
const READERS = ['entry:read', 'expert:review', 'score:user'];

/** Whether a published entry shows the file: as its picture or video, or as a shared attachment. */
async function isShown(db: Database, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(
      projectFiles,
      and(
        eq(projectFiles.projectId, projects.id),
        eq(projectFiles.fileId, fileId),
        eq(projectFiles.shared, true),
      ),
    )
    .where(
      and(
        isPublished,
        or(
          eq(projects.logoFileId, fileId),
          eq(projects.videoFileId, fileId),
          eq(projectFiles.fileId, fileId),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether somebody (undefined: a visitor) may have a file's bytes. */
export async function mayRead(
  db: Database,
  file: FileRow,
  session: Session | undefined,
): Promise<boolean> {
  if (file.public || (session !== undefined && file.ownerId === session.userId)) return true;
  if (await isShown(db, file.id)) return true;
  return session !== undefined && READERS.some((permission) => hasPermission(session, permission));
}
