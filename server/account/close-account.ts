import { and, eq, exists, gte, sql } from 'drizzle-orm';
import { isUpcoming } from '../activity/queries.ts';
import { businessRule } from '../base/failure.ts';
import type { Transaction } from '../database/open.ts';
import { isRunning } from '../database/period.ts';
import {
  activities,
  activitySignUps,
  auditLog,
  consents,
  experts,
  files,
  identityDocuments,
  matches,
  notices,
  projectFiles,
  projects,
  recordDrafts,
  recordVersions,
  SUBMITTED,
  users,
} from '../database/schema.ts';
import { dropSecondFactor } from '../identity/second-factor/queries.ts';
import type { UserRow } from '../identity/session/contact-rules.ts';
import { lockUser } from '../identity/session/queries.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import { hasRights } from '../identity/staff-right/rules.ts';
import { lockFiles, removeUnusedFiles } from '../files/uploads/remove-files.ts';

/** Replaces the name of a closed account in what is kept of it. */
const CLOSED = { firstName: 'Closed', lastName: 'account', chineseName: '已注销' };

/** Throws the business rule that keeps the account open. */
async function checkClosable(tx: Transaction, user: UserRow, now: Date): Promise<void> {
  if (hasRights(user)) throw businessRule('closeStaff');
  const running = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(
      and(
        eq(projects.userId, user.id),
        gte(projects.status, SUBMITTED),
        isRunning(matches.end, now),
      ),
    );
  if (running.length > 0) throw businessRule('closeRunning');
}

/** Gives back the seats of activities that are still to come. */
async function leaveActivities(tx: Transaction, userId: string, now: Date): Promise<void> {
  const mine = and(eq(activitySignUps.userId, userId), eq(activitySignUps.status, 'signedUp'));
  const held = tx
    .select({ one: sql`1` })
    .from(activitySignUps)
    .where(and(mine, eq(activitySignUps.activityId, activities.id)));
  const left = await tx
    .update(activities)
    .set({ signedUp: sql`${activities.signedUp} - 1` })
    .where(and(isUpcoming(now), exists(held)))
    .returning({ id: activities.id });
  for (const { id } of left)
    await tx.delete(activitySignUps).where(and(mine, eq(activitySignUps.activityId, id)));
}

/** Removes drafts, and the contacts of people from entries that are kept; returns how many stay. */
async function anonymiseEntries(tx: Transaction, userId: string): Promise<number> {
  const mine = eq(projects.userId, userId);
  await tx.delete(projects).where(and(mine, eq(projects.status, 0)));
  const left = await tx
    .update(projects)
    .set({
      team: sql`${projects.team} - 'identity' - 'mobile' - 'email'`,
      members: sql`coalesce((select jsonb_agg(member - 'mobile') from jsonb_array_elements(${projects.members}) member), '[]'::jsonb)`,
    })
    .where(mine)
    .returning({ id: projects.id });
  for (const { id } of left) {
    await tx.delete(identityDocuments).where(eq(identityDocuments.projectId, id));
    const unshared = and(eq(projectFiles.projectId, id), eq(projectFiles.shared, false));
    await tx.delete(projectFiles).where(unshared);
  }
  return left.length;
}

/** Removes the files of the account that no record names, and hands the others to the site. */
async function leaveFiles(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  const mine = eq(files.ownerId, userId);
  const ids = await lockFiles(tx, mine);
  const removed = await removeUnusedFiles(tx, ids, { now });
  await tx.update(files).set({ ownerId: null }).where(mine);
  return removed;
}

/** Replaces the name by the identifier in records of what the account did. */
async function removeName(tx: Transaction, userId: string): Promise<void> {
  for (const table of [auditLog, recordDrafts, recordVersions])
    await tx.update(table).set({ userName: userId }).where(eq(table.userId, userId));
}

/** What closing an account did. */
export interface ClosedAccount {
  /** How many entries stay as results. */
  entries: number;
  /** Files whose bytes are moved aside once this is committed. */
  removedFiles: string[];
}

/**
 * Closes an account for good, as `closeMyAccount` of the contract says. `user` is the row as this
 * transaction has locked it. Throws the business rule that keeps the account open.
 */
export async function closeAccount(
  tx: Transaction,
  user: UserRow,
  now: Date,
): Promise<ClosedAccount> {
  await checkClosable(tx, user, now);
  return await removeAccount(tx, user, now);
}

/**
 * Closes an account that a restored backup contains and that was closed later, whatever kept it open
 * at the time of the backup. Returns undefined if the account is closed already.
 */
export async function closeAgain(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<ClosedAccount | undefined> {
  const user = await lockUser(tx, userId);
  if (user === undefined || isClosed(user)) return undefined;
  await tx.update(users).set({ permissions: [], roles: [] }).where(eq(users.id, userId));
  return await removeAccount(tx, user, now);
}

/** Whether nothing is left that somebody could log in with. */
function isClosed({ disabled, phone, email, passwordHash, adUser }: UserRow): boolean {
  return disabled && (phone ?? email ?? passwordHash ?? adUser) === null;
}

async function removeAccount(tx: Transaction, user: UserRow, now: Date): Promise<ClosedAccount> {
  const mine = eq(users.id, user.id);
  await dropSecondFactor(tx, user.id);
  await endSessionsOf(tx, user.id);
  await leaveActivities(tx, user.id, now);
  await tx.delete(experts).where(eq(experts.userId, user.id));
  await tx.delete(notices).where(eq(notices.userId, user.id));
  await tx.delete(consents).where(eq(consents.userId, user.id));
  await removeName(tx, user.id);
  const entries = await anonymiseEntries(tx, user.id);
  await tx.update(users).set({ avatarFileId: null }).where(mine);
  const removedFiles = await leaveFiles(tx, user.id, now);
  const past = await tx.$count(activitySignUps, eq(activitySignUps.userId, user.id));
  if (entries + past === 0) {
    await tx.delete(users).where(mine);
    return { entries, removedFiles };
  }
  await tx
    .update(users)
    .set({
      ...CLOSED,
      phone: null,
      phoneVerifiedAt: null,
      email: null,
      emailVerifiedAt: null,
      passwordHash: null,
      adUser: null,
      userCode: null,
      remarks: null,
      language: null,
      disabled: true,
      updateDate: now,
      updateBy: null,
    })
    .where(mine);
  return { entries, removedFiles };
}
