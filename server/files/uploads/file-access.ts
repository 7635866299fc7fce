import { and, eq, gte, inArray, ne, or, type SQL } from 'drizzle-orm';
import { hasPermission, isStaff, JUDGE } from '../../http/access.ts';
import type { Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import {
  experts,
  files,
  fileUses,
  isPublic,
  projectFiles,
  projects,
  SUBMITTED,
} from '../../database/schema.ts';
import { judgedEntries } from './judged-entries.ts';
import { copyId } from './picture-copies.ts';
import { isShown, showingUses } from './shown-files.ts';

type FileRow = typeof files.$inferSelect;

/** Permissions to write content; their holders may read its files before publication. */
const WRITERS = ['content:write', 'edition:write', 'activity:write', 'config:write'];

/** Sources of `file_uses` with personal files; all others are content of the site. */
const PERSONAL = ['experts', 'project_files', 'projects', 'users'];

/** True if an entry that matches the condition refers to the file. */
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

/** Condition for the entries whose files the session may read; excludes drafts. */
function readableEntries(db: Database, session: Session, now: Date): SQL | undefined {
  const conditions: (SQL | undefined)[] = [];
  if (isStaff(session) && hasPermission(session, 'entry:read'))
    conditions.push(gte(projects.status, SUBMITTED));
  if (hasPermission(session, JUDGE)) conditions.push(judgedEntries(db, session.userId, now));
  return conditions.length === 0 ? undefined : or(...conditions);
}

/** True if a record that the session may read refers to the file. */
async function opensRecord(
  db: Database,
  { fileId, session, now }: { fileId: string; session: Session; now: Date },
): Promise<boolean> {
  const entries = readableEntries(db, session, now);
  if (entries !== undefined && (await isInEntry(db, fileId, { where: entries }))) return true;
  if (!isStaff(session)) return false;
  const sources = await db
    .selectDistinct({ source: fileUses.source })
    .from(fileUses)
    .where(eq(fileUses.fileId, fileId));
  const names = new Set(sources.map(({ source }) => source));
  if (names.has('users') && hasPermission(session, 'user:read')) return true;
  const isContent = [...names].some((source) => !PERSONAL.includes(source));
  if (isContent && WRITERS.some((name) => hasPermission(session, name))) return true;
  if (!names.has('experts') || !hasPermission(session, 'expert:review')) return false;
  const submitted = and(eq(experts.avatarFileId, fileId), ne(experts.status, 0));
  return (await db.$count(experts, submitted)) > 0;
}

/** Media may be cached, because every page load requests them again. */
const isMedia = ({ mime }: FileRow) => /^(?:image|video|text)\//.test(mime);

/** True for files of the library if the session may write content. */
const isForWriters = ({ public: isPublic }: FileRow, session: Session) =>
  isPublic && isStaff(session) && WRITERS.some((name) => hasPermission(session, name));

interface Wanted {
  id: string;
  /** Width of a scaled copy to return instead, if it exists. */
  width?: number | undefined;
  /** Absent for a visitor. */
  session: Session | undefined;
  now: Date;
}

/**
 * Access to a file: only this caller (`private`), everyone while a record shows it (`shown`), or everyone
 * including shared caches (`public`).
 */
type Access = 'private' | 'shown' | 'public';

async function accessTo(
  db: Database,
  {
    file,
    shown,
    session,
    now,
  }: { file: FileRow; shown: boolean } & Pick<Wanted, 'session' | 'now'>,
): Promise<Access | undefined> {
  if (shown) return isMedia(file) ? 'public' : 'shown';
  const shared = { where: isPublic(projects), attachment: eq(projectFiles.shared, true) };
  if (await isInEntry(db, file.id, shared)) return 'shown';
  if (session === undefined) return undefined;
  const isOwner = file.ownerId === session.userId && session.judgingOnly !== true;
  const own = isOwner || isForWriters(file, session);
  const opens = own || (await opensRecord(db, { fileId: file.id, session, now }));
  return opens ? 'private' : undefined;
}

/**
 * Finds a file, or its scaled copy, that the caller may read now. Runs a single SQL statement for files of
 * published content.
 */
export async function findReadableFile(
  db: Database,
  { id, width, session, now }: Wanted,
): Promise<{ file: FileRow; access: Access } | undefined> {
  const ids = width === undefined ? [id] : [id, copyId(id, width)];
  const rows = await db
    .select({ file: files, shown: isShown(db, now) })
    .from(files)
    .leftJoin(fileUses, showingUses)
    .where(inArray(files.id, ids));
  // A scaled copy has no URL; its original determines access.
  const ofOriginal = rows.filter(({ file }) => file.id === id && file.copyOf === null);
  const original = ofOriginal[0]?.file;
  if (original === undefined) return undefined;
  const shown = original.public && ofOriginal.some((use) => use.shown === true);
  const access = await accessTo(db, { file: original, shown, session, now });
  if (access === undefined) return undefined;
  const copy = rows.find(({ file }) => file.copyOf === id);
  return { file: copy?.file ?? original, access };
}
