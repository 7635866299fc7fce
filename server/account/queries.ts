import { and, desc, eq, exists, getTableColumns, gt, like, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import {
  activities,
  activitySignUps,
  changeRequests,
  experts,
  files,
  notices,
  projects,
  sessions,
  users,
} from '../database/schema.ts';
import type { Session } from '../http/types.ts';

/**
 * Returns whether a file is a picture that the user has uploaded or already uses. A file in use can't be
 * removed, so a user must not use another user's picture.
 */
export async function isOwnPicture(db: Database, userId: string, id: string): Promise<boolean> {
  const stored = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.avatarFileId, id))),
  );
  const own = and(
    eq(files.id, id),
    like(files.mime, 'image/%'),
    or(eq(files.ownerId, userId), stored),
  );
  return (await db.$count(files, own)) > 0;
}

/** Returns the valid sessions of a user, the current one first. */
export async function validSessions(
  db: Database,
  { userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>,
  now: Date,
) {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.tokenHash} = ${tokenHash} desc`, desc(sessions.lastDate));
}

/** Ends a session of a user; returns false if the user has none with this id. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Returns the rows about a user for the export of the user's data. */
export async function rowsOfUser(db: Database, userId: string) {
  const entries = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, userId));
  const changes = await db
    .select(getTableColumns(changeRequests))
    .from(changeRequests)
    .innerJoin(projects, eq(projects.id, changeRequests.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(desc(changeRequests.at));
  const [expert] = await db.select().from(experts).where(eq(experts.userId, userId));
  const joined = await db
    .select({ activity: activities, status: activitySignUps.status })
    .from(activitySignUps)
    .innerJoin(activities, eq(activities.id, activitySignUps.activityId))
    .where(eq(activitySignUps.userId, userId));
  const stored = await db.select().from(files).where(eq(files.ownerId, userId));
  const mails = await db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createDate));
  return { entries, changes, expert, joined, stored, mails };
}

/** Inserts an account without permissions; returns false if its phone number or email address is taken. */
export async function insertAccount(
  tx: Transaction,
  account: Omit<typeof users.$inferInsert, 'permissions' | 'roles'>,
): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values({ ...account, permissions: [], roles: [] })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made.length > 0;
}
