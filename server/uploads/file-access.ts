import { and, between, eq, gte, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { hasPermission, isStaff } from '../contract/access.ts';
import type { Session } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import {
  experts,
  fileUses,
  matches,
  projectFiles,
  projects,
  type files,
} from '../database/schema.ts';
import { AWARDED, IN_REVIEW, isPublished, SUBMITTED } from '../project/project-rows.ts';

type FileRow = typeof files.$inferSelect;

/** Rights to write what the site shows: their holders see its files before everyone does. */
const WRITERS = ['content:write', 'edition:write', 'activity:write', 'config:write'];

/** Where files of entries, experts and accounts are named; all other records are content of the site. */
const PERSONAL = ['experts', 'project_files', 'projects', 'users'];

/** Whether an entry that fulfils a condition names the file. */
async function isInEntry(
  db: Database,
  fileId: string,
  { where, attachment }: { where: SQL | undefined; attachment?: SQL },
): Promise<boolean> {
  const [found] = await db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(
      projectFiles,
      and(eq(projectFiles.projectId, projects.id), eq(projectFiles.fileId, fileId), attachment),
    )
    .where(
      and(
        where,
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

/** The entries whose files a session opens: those that its rights show, none that is a draft. */
function readableEntries(session: Session): SQL | undefined {
  const ways: (SQL | undefined)[] = [];
  if (isStaff(session) && hasPermission(session, 'entry:read'))
    ways.push(gte(projects.status, SUBMITTED));
  // The scoring system shows what is to be judged.
  if (hasPermission(session, 'score:user')) ways.push(between(projects.status, IN_REVIEW, AWARDED));
  return ways.length === 0 ? undefined : or(...ways);
}

/** Whether a record that the rights of a session open names the file. */
async function opensRecord(db: Database, fileId: string, session: Session): Promise<boolean> {
  const entries = readableEntries(session);
  if (entries !== undefined && (await isInEntry(db, fileId, { where: entries }))) return true;
  if (!isStaff(session)) return false;
  const sources = await db
    .selectDistinct({ source: fileUses.source })
    .from(fileUses)
    .where(eq(fileUses.fileId, fileId));
  const names = new Set(sources.map(({ source }) => source));
  if (names.has('users') && hasPermission(session, 'user:read')) return true;
  const isContent = [...names].some((source) => !PERSONAL.includes(source));
  if (isContent && WRITERS.some((right) => hasPermission(session, right))) return true;
  if (!names.has('experts') || !hasPermission(session, 'expert:review')) return false;
  const submitted = and(eq(experts.avatarFileId, fileId), ne(experts.status, 0));
  return (await db.$count(experts, submitted)) > 0;
}

/** Whether everyone may have what a published edition offers for download. */
async function isOffered(db: Database, fileId: string): Promise<boolean> {
  const keys = db
    .select({ key: fileUses.recordKey })
    .from(fileUses)
    .where(and(eq(fileUses.fileId, fileId), eq(fileUses.source, 'matches')));
  const published = and(inArray(matches.id, keys), isNotNull(matches.publishedAt));
  return (await db.$count(matches, published)) > 0;
}

/** Pictures, videos and captions that staff have published belong to the library, which is everyone's. */
const isOfLibrary = ({ public: isPublic, mime }: FileRow) =>
  isPublic && /^(?:image|video|text)\//.test(mime);

/**
 * Who may have the bytes of a file: not this caller; this caller (`private`); everyone, as long as
 * a record shows it (`shown`); everyone (`public`).
 */
export type Access = 'none' | 'private' | 'shown' | 'public';

/** Decides at the moment of a request who may have a file; without a session for a visitor. */
export async function accessTo(
  db: Database,
  file: FileRow,
  session: Session | undefined,
): Promise<Access> {
  if (isOfLibrary(file)) return 'public';
  if (
    await isInEntry(db, file.id, { where: isPublished, attachment: eq(projectFiles.shared, true) })
  )
    return 'shown';
  if (await isOffered(db, file.id)) return 'shown';
  if (session === undefined) return 'none';
  const own = file.ownerId === session.userId;
  return own || (await opensRecord(db, file.id, session)) ? 'private' : 'none';
}
